-- What the tables alone cannot promise: journals balance, and nothing once written changes (MONEY-01).
CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  declared_lines smallint;
  found_lines bigint;
  is_balanced boolean;
BEGIN
  SELECT lines INTO declared_lines FROM journal WHERE site_id = NEW.site_id AND journal_id = NEW.journal_id;
  SELECT coalesce(sum(per_currency.lines), 0), bool_and(per_currency.total = 0) INTO found_lines, is_balanced
  FROM (
    SELECT count(*) AS lines, sum(amount_minor) AS total
    FROM posting
    WHERE site_id = NEW.site_id AND journal_id = NEW.journal_id
    GROUP BY currency
  ) AS per_currency;
  IF declared_lines IS NULL OR found_lines <> declared_lines OR NOT is_balanced THEN
    RAISE EXCEPTION 'journal % of site % does not balance', NEW.journal_id, NEW.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_must_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: a correction is a new journal', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_is_append_only';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_must_balance AFTER INSERT ON journal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
--> statement-breakpoint
-- Postings without a journal, or added to an old one, would escape the check of the journal's own row.
CREATE CONSTRAINT TRIGGER posting_must_balance AFTER INSERT ON posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
--> statement-breakpoint
CREATE TRIGGER journal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER posting_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
