-- Each command that moves money keeps its key in the ledger, so a second place for answers was never written.
DROP TABLE "idempotency";
