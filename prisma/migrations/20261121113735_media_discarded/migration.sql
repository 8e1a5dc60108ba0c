-- AlterTable
ALTER TABLE "media" ADD COLUMN     "discarded_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "media_discarded_at_idx" ON "media"("discarded_at");
