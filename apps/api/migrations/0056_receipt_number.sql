-- The receipt number of a journal, computed from its id as `receiptNumberOf` of the ledger does (docs/decisions/0082). The
-- index gives every journal of before its number as well, and refuses a second journal with the same one.
CREATE FUNCTION receipt_number(journal_id text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT substr(journal_id, 4, 4) || '-' || left(right(journal_id, 7), 4) || '-' || right(journal_id, 3) ||
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(journal_id, 4, 1)) +
        3 * strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(journal_id, 5, 1)) +
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(journal_id, 6, 1)) +
        3 * strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(journal_id, 7, 1)) +
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 1, 1)) +
        3 * strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 2, 1)) +
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 3, 1)) +
        3 * strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 4, 1)) +
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 5, 1)) +
        3 * strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 6, 1)) +
        strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(right(journal_id, 7), 7, 1))
      ) % 32, 1)
$$;
--> statement-breakpoint
CREATE UNIQUE INDEX journal_receipt_number ON journal (site_id COLLATE "C", receipt_number(journal_id));
