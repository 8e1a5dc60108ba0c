-- Who gave a post the time to come out at, whose right the job asks for; and who put it into the trash, which the author
-- cannot undo for an administrator. Plain ids: whoever has left stays another than the author.
ALTER TABLE "articles" ADD COLUMN "scheduled_by" UUID, ADD COLUMN "deleted_by" UUID;
