-- AlterTable
ALTER TABLE "article_revisions" ADD COLUMN     "fields" JSONB;
