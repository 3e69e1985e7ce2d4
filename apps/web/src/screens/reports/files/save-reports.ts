// Hands gathered reports over: one file as it is, several in a zip.

import { fileName, saveBlob } from '../../../ui/table/save-file.ts'
import type { GatheredReports } from './gather-reports.ts'

export async function saveReports(
  title: string,
  { files }: Pick<GatheredReports, 'files'>,
): Promise<void> {
  const [only, ...others] = files
  if (!only) return
  if (others.length === 0) return saveBlob(only[0], new Blob([only[1]]))
  const { zipSync } = await import('fflate')
  // They are packed already.
  const packed = zipSync(Object.fromEntries(files), { level: 0 })
  saveBlob(fileName(title, 'zip'), new Blob([new Uint8Array(packed)], { type: 'application/zip' }))
}
