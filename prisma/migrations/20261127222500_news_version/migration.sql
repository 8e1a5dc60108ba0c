-- AlterTable
ALTER TABLE "news_items" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "news_items_published_at_id_idx" ON "news_items"("published_at" DESC, "id" DESC);
