-- CreateTable
CREATE TABLE "article_editors" (
    "article_id" UUID NOT NULL,
    "editor_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_editors_pkey" PRIMARY KEY ("article_id","editor_id")
);

-- CreateIndex
CREATE INDEX "article_editors_editor_id_idx" ON "article_editors"("editor_id");

-- AddForeignKey
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who has a text open may be forgotten after a crash.
ALTER TABLE "article_editors" SET UNLOGGED;

-- The list of the administration, newest first; what it means by a text's date.
CREATE INDEX "articles_admin_date" ON "articles" ((coalesce("published_at", "scheduled_for", "created_at")) DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- Texts whose time has come, and those whose time in the trash is over.
CREATE INDEX "articles_due" ON "articles" ("scheduled_for") WHERE "status" = 'scheduled' AND "deleted_at" IS NULL;
CREATE INDEX "articles_trashed" ON "articles" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
