// Prints every sentence that a person can meet, by the place where it is met, so that all of them can be
// read in one go: `npm run texts`, or `npm run texts -- rain` for the places whose names have that in them.

import { allTexts } from './texts/all-texts.ts'

const [wanted = ''] = process.argv.slice(2)
for (const { place, texts } of allTexts()) {
  if (!place.includes(wanted)) continue
  console.log(`\n${place}\n`)
  for (const { path, line, text } of texts) console.log(`  ${text}\n      ${path}:${line}`)
}
