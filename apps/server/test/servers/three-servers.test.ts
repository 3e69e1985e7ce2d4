// What is true of one server, asked of three on one database whose files lie in one folder: every request at another by chance.

import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownFolder } from '../files/own-folder.ts'
import { heardAtAll, sameAccessAtAll } from './access-at-servers.ts'
import { promisesOfUploads } from './uploads-of-servers.ts'
import { withServers } from './with-servers.ts'
import { doneOnceAtOnce, doneOnceByThemselves, publishedOnce } from './work-at-servers.ts'

const folder = await ownFolder('shared')
const of = withServers({
  settings: async () => ({}),
  folder,
  close: () => rm(folder, { recursive: true, force: true }),
})

sameAccessAtAll(of)
heardAtAll(of)
doneOnceAtOnce(of)
doneOnceByThemselves(of)
publishedOnce(of)
promisesOfUploads(of)

test('none of them was ever at fault, and each had its share', () => {
  expect(of.servers.logged().filter(line => /"status":5\d\d/.test(line))).toEqual([])
  expect(Math.min(...of.servers.turns)).toBeGreaterThan(40)
})
