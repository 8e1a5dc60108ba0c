import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

type PgConnection = Awaited<ReturnType<PrismaPg['connect']>>

const CATALOGUE_CHAR = 18
const TIME = 1083

/**
 * The stock adapter does not know the one-byte type "char" of Postgres' own catalogue, which the engine reads to
 * describe a database. It travels as a time, which no catalogue query returns, and becomes a character below.
 */
class CatalogueClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.prependListener('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => {
      for (const field of fields) if (field.dataTypeID === CATALOGUE_CHAR) field.dataTypeID = TIME
    })
  }
}

/** Prisma's adapter, mended for the schema engine. `toBeRun` gives what is run for a script, as one transaction. */
export class MigrationAdapter extends PrismaPg {
  /** What Postgres said of the last script that it refused; the engine keeps only a number of it. */
  refusal: Error | null = null
  #toBeRun: (script: string) => string

  constructor(databaseUrl: string, toBeRun = (script: string) => script) {
    super({ connectionString: databaseUrl, Client: CatalogueClient })
    this.#toBeRun = toBeRun
  }

  override async connect() {
    return this.#mend(await super.connect())
  }
  override async connectToShadowDb() {
    return this.#mend(await super.connectToShadowDb())
  }

  #mend(connection: PgConnection): PgConnection {
    // The stock adapter cuts a script at every semicolon, which breaks function bodies; Postgres takes it whole.
    connection.executeScript = async (script) => {
      try {
        await connection.underlyingDriver().query(this.#toBeRun(script))
      } catch (error) {
        this.refusal = error instanceof Error ? error : null
        throw error
      }
    }
    const queryRaw = connection.queryRaw.bind(connection)
    connection.queryRaw = async (query) => {
      const result = await queryRaw(query)
      const columnTypes = result.columnTypes.map((type) =>
        type === ColumnTypeEnum.Time ? ColumnTypeEnum.Character : type,
      )
      return { ...result, columnTypes }
    }
    return connection
  }
}
