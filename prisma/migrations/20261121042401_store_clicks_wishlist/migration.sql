-- AlterTable
ALTER TABLE "wishlist_items" ADD COLUMN     "mailed_price_cents" INTEGER;

-- What Prisma's schema cannot say. Listed in docs/decisions/0006-database-invariants.md.

-- A visitor's clicks on one offer count once in a UTC hour, whoever imports them.
CREATE UNIQUE INDEX "affiliate_clicks_one_per_hour" ON "affiliate_clicks" ("offer_id", "visitor", (date_trunc('hour', "clicked_at" AT TIME ZONE 'UTC'))) WHERE "counted";
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_robots_uncounted" CHECK (NOT ("robot" AND "counted"));

-- Substring search over name and description, as the specification asks.
CREATE FUNCTION "product_search_text"("name" text, "description" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("name" || E'\n' || "description");
CREATE INDEX "products_search_trigrams" ON "products" USING gin ((product_search_text("name", "description")) gin_trgm_ops) WHERE "withdrawn_at" IS NULL;
CREATE INDEX "products_search_words" ON "products" USING gin ((to_tsvector('simple', product_search_text("name", "description")))) WHERE "withdrawn_at" IS NULL;
