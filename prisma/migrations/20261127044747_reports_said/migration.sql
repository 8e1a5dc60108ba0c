-- Whoever was reported could change the text before anybody looked, and a comment keeps no earlier versions.
-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "said" TEXT;
