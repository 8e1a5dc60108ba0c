-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "code_tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pending_password_hash" TEXT,
ADD COLUMN     "pending_username" CITEXT;

-- AlterTable
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;

-- Look-alike forms by the rule of lib/auth/username.ts.
UPDATE "profiles" SET "skeleton" = replace(replace(translate(lower("username"::text), '01i._-', 'oll'), 'rn', 'm'), 'vv', 'w');
