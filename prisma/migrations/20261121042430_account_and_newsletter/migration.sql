-- DropIndex
DROP INDEX "newsletter_subscribers_status_created_at_idx";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "new_seen_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "content" BYTEA,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_exports_user_id_requested_at_idx" ON "data_exports"("user_id", "requested_at" DESC);

-- CreateIndex
CREATE INDEX "data_exports_ready_at_requested_at_idx" ON "data_exports"("ready_at", "requested_at");

-- CreateIndex
CREATE INDEX "newsletter_subscribers_status_created_at_id_idx" ON "newsletter_subscribers"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "newsletter_subscribers_created_at_id_idx" ON "newsletter_subscribers"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts on their way out, for the job that ends them, and addresses for the search of the subscriber list.
CREATE INDEX "users_deletion_requested_at_idx" ON "users" ("deletion_requested_at") WHERE "deletion_requested_at" IS NOT NULL;
CREATE INDEX "newsletter_subscribers_email_trigrams" ON "newsletter_subscribers" USING gin ((lower("email"::text)) gin_trgm_ops);
