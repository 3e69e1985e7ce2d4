// npm run bench -- writes: how long a batch takes, against one statement that writes the same.

import type { Bench } from '../bench.ts'
import { withPair } from '../with-servers.ts'
import { paddocksToWrite } from './paddocks-to-write.ts'
import { measureWrite } from './measure-write.ts'
import { patchOf500, postOf500 } from './write-cases.ts'

export const writes: Bench = {
  what: 'time of batch writes against one hand-written statement',
  farms: 200,
  run: benching =>
    withPair(benching, async pair => {
      const { store, wanted } = benching
      const paddocks = await paddocksToWrite(store.db)
      const cases = [patchOf500(paddocks, store.db), postOf500(paddocks, store.db)]
      const lines: string[] = []
      for (const one of cases.filter(({ name }) => name.includes(wanted.only))) {
        lines.push(await measureWrite(one, pair, { wanted, db: store.db }))
      }
      console.log(`\n${lines.join('\n')}`)
      return true
    }),
}
