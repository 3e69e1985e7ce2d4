// How PostgreSQL is asked: what is read by itself goes by a plan that is made once, for to plan a long question
// takes as long as to answer it. In a transaction, where rows by the thousand are written, each goes by a plan of its own.

import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely'
import type { DatabaseConnection, Driver, PostgresDialectConfig, TransactionSettings } from 'kysely'

/** What every connection is opened with. */
export const planOnce = { plan_cache_mode: 'force_generic_plan' }
/** What every transaction begins with. */
export const planEachTime = { plan_cache_mode: 'auto' }
const begin = CompiledQuery.raw(
  `begin; set local plan_cache_mode = ${planEachTime.plan_cache_mode}`,
)

export class FurrowDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new FurrowDriver(this.#config)
  }
}

class FurrowDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    if (isolationLevel || accessMode) throw new Error('Transactions here are all of one kind.')
    await connection.executeQuery(begin)
  }
}
