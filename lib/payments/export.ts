import type { CsvValue } from '@/lib/core/csv'
import type { TransactionLine } from './transaction-queries'

export const EXPORT_COLUMNS = ['id', 'date', 'description', 'method', 'amount', 'currency', 'status'] as const

/** Transactions as the cells of `EXPORT_COLUMNS`, batch by batch. Amounts are decimals without a sign of currency. */
export async function* streamCells(batches: AsyncIterable<TransactionLine[]>): AsyncGenerator<CsvValue[][]> {
  for await (const batch of batches) {
    yield batch.map(({ reference, date, description, method, amountCents, currency, status }) => [
      reference,
      date,
      description,
      method,
      (amountCents / 100).toFixed(2),
      currency,
      status,
    ])
  }
}
