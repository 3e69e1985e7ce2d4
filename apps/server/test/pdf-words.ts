// The words of a PDF, page by page, with one blank between them.

import { extractText } from 'unpdf'

export async function wordsOfPages(pdf: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map(page => page.replaceAll(/\s+/g, ' ').trim())
}
