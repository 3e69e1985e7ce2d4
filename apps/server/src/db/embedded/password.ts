// The password of the embedded database: random, in a file that only its user may read, the same
// for every start. Of several starters at once, all get the same one.
import { randomBytes } from 'node:crypto'
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises'
import type { User } from './unprivileged.ts'

export async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (cause) {
    throw new Error(
      `The password of the embedded database cannot be read from ${file}: ` +
        'bring the file back from a copy, and start Furrow as the user who owns it.',
      { cause },
    )
  }
}

// Linked into place, so that nobody ever reads half of it. initdb reads it too, hence the owner.
export async function ensurePassword(file: string, owner: User | undefined): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const password = randomBytes(24).toString('base64url')
    await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true })
    if (owner) await chown(draft, owner.uid, owner.gid)
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}
