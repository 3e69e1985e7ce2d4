// A setting that lists origins, with commas between.

import { z } from 'zod'

export function originList(setting: string) {
  const wanted = `${setting} must be origins such as https://app.example.com, with commas between.`
  return z
    .string()
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .refine(parts => parts.every(part => originOf(part) !== undefined), wanted)
    .transform(parts => parts.flatMap(part => originOf(part) ?? []))
}

/** As a browser writes it: in small letters, without the usual port and without a slash behind. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}
