-- Whoever changed their name left an address behind that led nowhere.
-- CreateTable
CREATE TABLE "former_names" (
    "username" CITEXT NOT NULL,
    "profile_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_names_pkey" PRIMARY KEY ("username")
);

-- CreateIndex
CREATE INDEX "former_names_profile_id_idx" ON "former_names"("profile_id");

-- AddForeignKey
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
