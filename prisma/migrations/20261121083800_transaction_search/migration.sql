-- CreateIndex
CREATE INDEX "transactions_description_date_id_idx" ON "transactions"("description", "date", "id");

-- CreateIndex
CREATE INDEX "transactions_description_amount_cents_id_idx" ON "transactions"("description", "amount_cents", "id");

-- What Prisma's schema cannot say. docs/decisions/0017-payment-figures.md tells why it is built like this.

-- Parts of an id, and words of descriptions where they are too many to be looked through one by one.
DROP INDEX "transactions_search_trigrams";
DROP FUNCTION "transaction_search_text"(text, text, text);
CREATE INDEX "transactions_search_trigrams" ON "transactions"
  USING gin ((lower("reference")) gin_trgm_ops, (lower("description")) gin_trgm_ops);
-- An index takes no longer ones.
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_description_length" CHECK (char_length("description") <= 500);
