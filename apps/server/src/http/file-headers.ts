// What a browser is told of a file that it gets: what it is called, and what it is. Only pictures and PDF are
// told for what they are; nothing ever is a page.

import { typeOfMedia } from '../files/accepted-types.ts'
import { cleanName } from '../files/clean-name.ts'

/** The header `Content-Disposition`, for old and new browsers (RFC 6266, RFC 5987). */
export function attachment(name: string, mediaType: string | null): string {
  const said = endingRight(cleanName(name) || 'file', mediaType)
  const plain = said.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(said)}`
}

/** A file is not called what it is not: who opens it would run it as that. */
function endingRight(name: string, mediaType: string | null): string {
  const type = typeOfMedia(mediaType ?? '')
  if (!type) return name
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const isRight = type.endings.some(one => one === ending)
  return isRight ? name : `${name}.${type.endings[0] ?? ''}`
}

function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export function sentTypeOf(mediaType: string | null): string {
  const type = typeOfMedia(mediaType ?? '')
  const isShown = type && /^image\/|^application\/pdf$/.test(type.mediaType)
  return isShown ? type.mediaType : 'application/octet-stream'
}
