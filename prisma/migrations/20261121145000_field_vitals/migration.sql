-- CreateTable
CREATE TABLE "vital_counts" (
    "day" DATE NOT NULL,
    "vital" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "bucket" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "vital_counts_pkey" PRIMARY KEY ("day","vital","device","page","bucket")
);

ALTER TABLE "vital_counts" ADD CONSTRAINT "vital_counts_count" CHECK ("count" > 0);
ALTER TABLE "vital_counts" ADD CONSTRAINT "vital_counts_vital" CHECK ("vital" IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB'));
ALTER TABLE "vital_counts" ADD CONSTRAINT "vital_counts_device" CHECK ("device" IN ('phone', 'desktop'));
