-- The guards of the ledger without a trigger that reads another table, so that journal and posting spread over machines
-- by site (docs/decisions/0061). A journal's postings are written by one statement; what it wrote has to be whole.
DROP TRIGGER journal_must_balance ON journal;
--> statement-breakpoint
DROP TRIGGER posting_must_balance ON posting;
--> statement-breakpoint
DROP FUNCTION ledger_must_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  SELECT site_id, journal_id INTO broken
  FROM (
    SELECT site_id, journal_id, count(*) AS lines, min(line) AS first_line, max(line) AS last_line, sum(amount_minor) AS total
    FROM written
    GROUP BY site_id, journal_id, currency
  ) AS per_currency
  GROUP BY site_id, journal_id
  HAVING min(first_line) <> 1 OR max(last_line) <> sum(lines) OR bool_or(total <> 0)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'journal % of site % is not written whole, or does not balance', broken.journal_id, broken.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_must_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_must_balance AFTER INSERT ON posting REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_must_balance();
--> statement-breakpoint
ALTER TABLE posting ADD CONSTRAINT posting_journal FOREIGN KEY (site_id, journal_id)
  REFERENCES journal (site_id, journal_id);
--> statement-breakpoint
-- A journal without postings has no such line. The two are written by one statement, in no order.
ALTER TABLE journal ADD CONSTRAINT journal_last_line FOREIGN KEY (site_id, journal_id, lines)
  REFERENCES posting (site_id, journal_id, line) DEFERRABLE INITIALLY DEFERRED;
