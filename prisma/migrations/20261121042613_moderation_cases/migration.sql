-- CreateEnum
CREATE TYPE "report_outcome" AS ENUM ('dismissed', 'hidden', 'deleted', 'suspended', 'restored');

-- AlterEnum
ALTER TYPE "report_reason" ADD VALUE 'appeal';

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "outcome" "report_outcome";

-- CreateTable
CREATE TABLE "error_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "event" TEXT NOT NULL,
    "reference" TEXT,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,

    CONSTRAINT "error_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "error_entries_at_idx" ON "error_entries"("at" DESC);

-- CreateIndex
CREATE INDEX "reports_article_id_idx" ON "reports"("article_id");

-- CreateIndex
CREATE INDEX "reports_comment_id_idx" ON "reports"("comment_id");

-- CreateIndex
CREATE INDEX "reports_topic_id_idx" ON "reports"("topic_id");

-- CreateIndex
CREATE INDEX "reports_reply_id_idx" ON "reports"("reply_id");

-- CreateIndex
CREATE INDEX "reports_profile_id_idx" ON "reports"("profile_id");
