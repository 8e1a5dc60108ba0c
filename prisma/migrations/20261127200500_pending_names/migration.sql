-- A later registration installs no password any more: whoever proves the address chooses one.
-- AlterTable
ALTER TABLE "account_tokens" DROP COLUMN "pending_password_hash";
