-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "post_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "articles_author_id_post_key_key" ON "articles"("author_id", "post_key");
