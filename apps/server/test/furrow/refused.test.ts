// What is not a whole backup, or would not go into an empty database, is refused and changes nothing.

import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endMark } from '../../src/db/backup/end-mark.ts'
import { readMigrations } from '../../src/db/migrate.ts'
import { ownDatabase } from '../own-database.ts'
import { backups } from './backed-up.ts'

const source = ownDatabase()
const target = ownDatabase('nothing')
const { place, write, restore } = backups()

beforeAll(async () => {
  await mkdir(place('files'))
  await writeFile(place('files', 'a'), 'a file')
  await write(source.url, 'whole')
})

/** Refused, and the database as empty as before, without a folder for files. */
async function expectRefused(name: string, reason: RegExp): Promise<void> {
  await expect(restore(target.url, name)).rejects.toThrow(reason)
  await expectEmpty()
}

async function expectEmpty(): Promise<void> {
  const { rows } = await sql`
    select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'upkeep')`.execute(target.db)
  expect(rows).toEqual([])
  expect((await readdir(place())).filter(name => name.startsWith('restored'))).toEqual([])
}

/** The same backup with something in it changed before it was compressed. */
async function forged(name: string, change: (text: Buffer) => Buffer): Promise<void> {
  const text = zstdDecompressSync(await readFile(place('whole')))
  await writeFile(place(name), Buffer.concat([zstdCompressSync(change(text)), endMark]))
}

/** Some bits only fill up a byte: without them, it is the same backup. */
function says(backup: Buffer, text: Buffer): boolean {
  try {
    return zstdDecompressSync(backup).equals(text)
  } catch {
    return false
  }
}

const swapped = (from: string, to: string) => (text: Buffer) => {
  const at = text.indexOf(from)
  expect(at).toBeGreaterThan(0)
  return Buffer.concat([text.subarray(0, at), Buffer.from(to), text.subarray(at + from.length)])
}

describe('a damaged backup', () => {
  test('with one byte flipped, wherever it is', async () => {
    const whole = await readFile(place('whole'))
    const text = zstdDecompressSync(whole)
    for (let part = 1; part < 25; part += 1) {
      const flipped = Buffer.from(whole)
      const at = Math.floor((whole.length * part) / 25)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      if (says(flipped, text)) continue
      await writeFile(place('flipped'), flipped)
      await expect(restore(target.url, 'flipped'), `byte ${at}`).rejects.toThrow(
        /is damaged|is not a backup/,
      )
    }
    await expectEmpty()
  })

  test('cut short, wherever that is', async () => {
    const whole = await readFile(place('whole'))
    for (const length of [1, 5, 400, whole.length / 2, whole.length - 40, whole.length - 1]) {
      await writeFile(place('cut'), whole.subarray(0, length))
      await expect(restore(target.url, 'cut'), `${length} bytes`).rejects.toThrow(
        /is damaged|is not a backup/,
      )
    }
    await expectEmpty()
  })

  test('cut short and compressed again', async () => {
    await forged('cut', text => text.subarray(0, text.lastIndexOf('{"end"')))
    await expectRefused('cut', /cut is damaged. It ends too early. Nothing was changed./)
  })

  test('without the mark behind it', async () => {
    const whole = await readFile(place('whole'))
    await writeFile(place('unmarked'), whole.subarray(0, -endMark.length))
    await expectRefused('unmarked', /It ends too early/)
  })

  test('with something behind its closing line', async () => {
    await forged('longer', text => Buffer.concat([text, Buffer.from('\n')]))
    await expectRefused('longer', /its closing line does not belong/i)
  })

  test('with another word in a row', async () => {
    await forged('changed', swapped('Northern', 'Southern'))
    await expectRefused('changed', /The rows of public\.\w+ are not as they were written/)
  })

  test('with another word in a file', async () => {
    await forged('changed', swapped('a file', 'a life'))
    await expectRefused('changed', /The file a is not as it was written/)
  })

  test('with another figure in a line', async () => {
    await forged('changed', swapped('"last":"1', '"last":"2'))
    await expectRefused('changed', /Its closing line does not belong/)
  })
})

describe('what is no backup', () => {
  test('a file of something else', async () => {
    await writeFile(place('letter'), 'Dear farmer,\n')
    await expectRefused('letter', /letter is not a backup of Furrow\.$/)
    await writeFile(place('letter.zst'), zstdCompressSync(Buffer.from('Dear farmer,\n')))
    await expectRefused('letter.zst', /letter.zst is not a backup of Furrow\.$/)
    await writeFile(place('zeros.zst'), zstdCompressSync(Buffer.alloc(50_000_000)))
    await expectRefused('zeros.zst', /zeros.zst is not a backup of Furrow\.$/)
    await writeFile(place('nothing'), '')
    await expectRefused('nothing', /nothing is not a backup of Furrow\.$/)
  })

  test('a file that is not there', async () => {
    await expectRefused('absent', /absent cannot be read \(ENOENT\)\.$/)
  })
})

describe('a whole backup', () => {
  test('of a newer Furrow', async () => {
    const known = (await readMigrations()).slice(0, -1)
    await expect(restore(target.url, 'whole', known)).rejects.toThrow(
      /^The backup is of a newer Furrow \(it holds \S+\.sql\)\. Restore it with that one\.$/,
    )
    await expectEmpty()
  })

  test('written in a newer way', async () => {
    await forged('newer', swapped('"format":1', '"format":2'))
    await expectRefused('newer', /newer was written by another Furrow/)
  })

  test('whose rows cannot be loaded: what had been loaded is gone', async () => {
    const failing = { name: '9999-failing.sql', text: 'select 1 / 0', checksum: 'x' }
    const migrations = [...(await readMigrations()), failing]
    await expect(restore(target.url, 'whole', migrations)).rejects.toThrow('division by zero')
    await expectEmpty()
  })

  test('is not written over a file, nor beside one that is being written', async () => {
    await copyFile(place('whole'), place('standing'))
    const before = await stat(place('standing'))
    await expect(write(source.url, 'standing')).rejects.toThrow(/standing is there already/)
    expect((await stat(place('standing'))).mtimeMs).toBe(before.mtimeMs)
    await writeFile(place('half.part'), 'half')
    await expect(write(source.url, 'half')).rejects.toThrow(/half.part is there already/)
    expect(await readFile(place('half.part'), 'utf8')).toBe('half')
  })

  test('is not made of an empty database, and leaves no file', async () => {
    await expect(write(target.url, 'empty')).rejects.toThrow(/nothing of Furrow/)
    expect((await readdir(place())).filter(name => name.startsWith('empty'))).toEqual([])
  })

  test('is not restored into a database that holds anything, or over files', async () => {
    await expect(restore(source.url, 'whole')).rejects.toThrow(/The database is not empty/)
    await mkdir(place('restored'))
    await writeFile(place('restored', 'mine'), 'mine')
    await expect(restore(target.url, 'whole')).rejects.toThrow(/There are files in/)
    expect(await readdir(place('restored'))).toEqual(['mine'])
  })
})
