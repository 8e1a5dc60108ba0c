-- DropIndex
DROP INDEX "transactions_date_id_idx";

-- DropIndex
DROP INDEX "transactions_method_date_idx";

-- DropIndex
DROP INDEX "transactions_status_date_idx";

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "provider_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "transactions" ADD COLUMN     "provider_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "subscription_counts" (
    "status" "subscription_status" NOT NULL,
    "count" INTEGER NOT NULL,
    "monthly_cents" BIGINT NOT NULL,

    CONSTRAINT "subscription_counts_pkey" PRIMARY KEY ("status")
);

-- CreateTable
CREATE TABLE "transaction_days" (
    "day" DATE NOT NULL,
    "method" "payment_method" NOT NULL,
    "status" "transaction_status" NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "count" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "transaction_days_pkey" PRIMARY KEY ("day","method","status","currency")
);

-- CreateTable
CREATE TABLE "payment_keys" (
    "name" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_keys_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "subscriptions_plan_price_id_status_idx" ON "subscriptions"("plan_price_id", "status");

-- CreateIndex
CREATE INDEX "subscriptions_started_at_idx" ON "subscriptions"("started_at");

-- CreateIndex
CREATE INDEX "transactions_date_id_idx" ON "transactions"("date", "id");

-- CreateIndex
CREATE INDEX "transactions_status_method_date_id_idx" ON "transactions"("status", "method", "date", "id");

-- CreateIndex
CREATE INDEX "transactions_status_method_amount_cents_id_idx" ON "transactions"("status", "method", "amount_cents", "id");

-- CreateIndex
CREATE INDEX "transactions_user_id_idx" ON "transactions"("user_id");

-- CreateIndex
CREATE INDEX "transactions_subscription_id_date_idx" ON "transactions"("subscription_id", "date");

-- What Prisma's schema cannot say. docs/decisions/0017-payment-figures.md tells why it is built like this.

-- What the search of the list looks through; its states and methods are looked up by their names instead.
CREATE FUNCTION "transaction_search_text"("reference" text, "description" text, "provider_id" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("reference" || E'\n' || "description" || E'\n' || coalesce("provider_id", ''));
CREATE INDEX "transactions_search_trigrams" ON "transactions"
  USING gin ((transaction_search_text("reference", "description", "provider_id")) gin_trgm_ops);

-- Sums by day. One statement is one change of the sums, taken in the order of the key: two at once wait for each other
-- and never in a circle.
CREATE FUNCTION "keep_transaction_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.transaction_days;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO public.transaction_days AS d (day, method, status, currency, count, cents)
      SELECT (date AT TIME ZONE 'UTC')::date, method, status, currency, count(*), sum(amount_cents)
      FROM came GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (day, method, status, currency)
      DO UPDATE SET count = d.count + excluded.count, cents = d.cents + excluded.cents;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.transaction_days AS d (day, method, status, currency, count, cents)
      SELECT (date AT TIME ZONE 'UTC')::date, method, status, currency, -count(*), -sum(amount_cents)
      FROM gone GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (day, method, status, currency)
      DO UPDATE SET count = d.count + excluded.count, cents = d.cents + excluded.cents;
  ELSE
    INSERT INTO public.transaction_days AS d (day, method, status, currency, count, cents)
      SELECT (date AT TIME ZONE 'UTC')::date, method, status, currency, sum(one), sum(one * amount_cents)
      FROM (SELECT 1 AS one, date, method, status, currency, amount_cents FROM came
        UNION ALL SELECT -1, date, method, status, currency, amount_cents FROM gone) changed
      GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0 OR sum(one * amount_cents) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (day, method, status, currency)
      DO UPDATE SET count = d.count + excluded.count, cents = d.cents + excluded.cents;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "transactions_days_insert" AFTER INSERT ON "transactions" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_transaction_days"();
CREATE TRIGGER "transactions_days_update" AFTER UPDATE ON "transactions" REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_transaction_days"();
CREATE TRIGGER "transactions_days_delete" AFTER DELETE ON "transactions" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_transaction_days"();
CREATE TRIGGER "transactions_days_truncate" AFTER TRUNCATE ON "transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_transaction_days"();

CREATE FUNCTION "keep_subscription_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.subscription_counts;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO public.subscription_counts AS c (status, count, monthly_cents)
      SELECT status, count(*), sum(monthly_cents) FROM came GROUP BY 1 ORDER BY 1
      ON CONFLICT (status)
      DO UPDATE SET count = c.count + excluded.count, monthly_cents = c.monthly_cents + excluded.monthly_cents;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.subscription_counts AS c (status, count, monthly_cents)
      SELECT status, -count(*), -sum(monthly_cents) FROM gone GROUP BY 1 ORDER BY 1
      ON CONFLICT (status)
      DO UPDATE SET count = c.count + excluded.count, monthly_cents = c.monthly_cents + excluded.monthly_cents;
  ELSE
    INSERT INTO public.subscription_counts AS c (status, count, monthly_cents)
      SELECT status, sum(one), sum(one * monthly_cents)
      FROM (SELECT 1 AS one, status, monthly_cents FROM came UNION ALL SELECT -1, status, monthly_cents FROM gone) changed
      GROUP BY 1 HAVING sum(one) <> 0 OR sum(one * monthly_cents) <> 0 ORDER BY 1
      ON CONFLICT (status)
      DO UPDATE SET count = c.count + excluded.count, monthly_cents = c.monthly_cents + excluded.monthly_cents;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "subscriptions_counts_insert" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_subscription_counts"();
CREATE TRIGGER "subscriptions_counts_update" AFTER UPDATE ON "subscriptions" REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_subscription_counts"();
CREATE TRIGGER "subscriptions_counts_delete" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_subscription_counts"();
CREATE TRIGGER "subscriptions_counts_truncate" AFTER TRUNCATE ON "subscriptions"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_subscription_counts"();

-- What is there already.
INSERT INTO "transaction_days" ("day", "method", "status", "currency", "count", "cents")
  SELECT (date AT TIME ZONE 'UTC')::date, method, status, currency, count(*), sum(amount_cents)
  FROM "transactions" GROUP BY 1, 2, 3, 4;
INSERT INTO "subscription_counts" ("status", "count", "monthly_cents")
  SELECT status, count(*), sum(monthly_cents) FROM "subscriptions" GROUP BY 1;

-- A price that was in force stays what it was: only its end and the provider's name for it may still be written.
CREATE FUNCTION "refuse_price_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a price is ended and followed by another, never changed' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "plan_prices_versioned" BEFORE UPDATE ON "plan_prices" FOR EACH ROW
  WHEN (OLD.cents <> NEW.cents OR OLD.currency <> NEW.currency OR OLD.plan_id <> NEW.plan_id OR OLD.valid_from <> NEW.valid_from
    OR (OLD.valid_to IS NOT NULL AND OLD.valid_to IS DISTINCT FROM NEW.valid_to))
  EXECUTE FUNCTION "refuse_price_change"();
