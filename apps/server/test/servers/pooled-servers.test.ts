// The same of three servers that reach their database through PgBouncer in transaction mode, and keep their files in a bucket:
// each has a folder of its own.

import { rm } from 'node:fs/promises'
import S3rver from 's3rver'
import { describe, expect, inject, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { ownFolder } from '../files/own-folder.ts'
import { runServer } from '../running-server.ts'
import { heardAtAll, sameAccessAtAll } from './access-at-servers.ts'
import { startPooler, whyNoPooler } from './pooler.ts'
import { promisesOfUploads } from './uploads-of-servers.ts'
import { withServers } from './with-servers.ts'
import { doneOnceAtOnce, doneOnceByThemselves, publishedOnce } from './work-at-servers.ts'

const why = inject('isLongForm') ? whyNoPooler() : 'it is part of the long form'
if (why !== undefined) console.log(`Nothing was asked through PgBouncer: ${why}.`)

describe.skipIf(why !== undefined)('three servers behind PgBouncer', () => {
  let close = async () => undefined as void
  const of = withServers({
    async settings(url) {
      const pooler = await startPooler(url, { connections: 10 })
      const bucket = await ownBucket()
      close = async () => {
        await Promise.all([pooler.stop(), bucket.close()])
      }
      return { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: url, ...bucket.settings }
    },
    close: () => close(),
  })

  sameAccessAtAll(of)
  heardAtAll(of)
  doneOnceAtOnce(of)
  doneOnceByThemselves(of)
  publishedOnce(of)
  promisesOfUploads(of)

  test('none of them was ever at fault', () => {
    expect(of.servers.logged().filter(line => /"status":5\d\d/.test(line))).toEqual([])
  })

  const { url } = ownDatabase()
  test('a pooler that does not tell what it has to is refused in a sentence', async () => {
    const silent = await startPooler(url, { connections: 2, isSilent: true })
    const start = runServer({ DATABASE_URL: silent.url, DATABASE_SESSION_URL: url })
    await expect(start).rejects.toThrow(
      /The pooler of DATABASE_URL does not set search_path, .*statement_timeout on its connections/,
    )
    await silent.stop()
  }, 60_000)
})

async function ownBucket() {
  const directory = await ownFolder('bucket')
  const configureBuckets = [{ name: 'furrow' }]
  const serving = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets }
  const bucket = new S3rver(serving)
  const { port } = await bucket.run()
  return {
    settings: {
      S3_BUCKET: 'furrow',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await bucket.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
