-- What a vendor's call needs to know, read under the lock of the player's wallet. A function and not a join, because in
-- READ COMMITTED a statement that waits for a row lock reads everything else as it was before the wait; inside the
-- function each statement sees what the other call has committed.
CREATE FUNCTION wallet_call_state(
  of_site text, of_member text, of_vendor text, of_transaction text, of_round text, of_bet text
) RETURNS jsonb LANGUAGE plpgsql
-- Plans are kept for the life of a connection. One that was made while the tables were small would read them whole long
-- after they have grown; every row here is found by a unique index.
SET enable_seqscan = off AS $$
DECLARE
  locked wallet;
  answer jsonb;
BEGIN
  SELECT * INTO locked FROM wallet WHERE site_id = of_site AND member_id = of_member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT jsonb_build_object(
    'wallet', to_jsonb(locked),
    'transaction', (
      SELECT to_jsonb(t) FROM vendor_transaction t
      WHERE t.site_id = of_site AND t.vendor = of_vendor AND t.transaction_id = of_transaction
    ),
    'bet', (
      SELECT to_jsonb(b) FROM vendor_transaction b
      WHERE b.site_id = of_site AND b.vendor = of_vendor AND b.transaction_id = of_bet
    ),
    'round', (
      SELECT to_jsonb(r) FROM round r
      WHERE r.site_id = of_site AND r.round_id = of_round
    )
  ) INTO answer;
  RETURN answer;
END $$;
