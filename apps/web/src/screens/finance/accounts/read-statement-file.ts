// A file of accounts from the device: its pages, its name and its fingerprint.

import type { StatementPage } from '@furrow/farming/accounts/reading/statement-read'
import { readFile } from '../../../workbook/read-file.ts'
import type { FileRead } from './read-in-change.ts'

export type StatementFile =
  | { readonly wrong: string }
  | { readonly file: FileRead; readonly pages: readonly StatementPage[] }

export async function readStatementFile(file: File): Promise<StatementFile> {
  const read = await readFile(file, { keepsIndents: true })
  if ('wrong' in read) return read
  const bytes = await file.arrayBuffer()
  return { file: { name: file.name, hash: await fingerprint(bytes) }, pages: read.sheets }
}

/** None where the page did not come over a safe connection: browsers reckon none there. */
async function fingerprint(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.isSecureContext) return null
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}
