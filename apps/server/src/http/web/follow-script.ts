// The one script of pages that follow a big screen: it asks this very page again, and replaces what is shown. Without it
// the page loads itself anew.

import { hashOf } from './html-page.ts'

export const followScript = `
const parts = ['shown', 'picture', 'ways'].map(id => document.getElementById(id))
const signal = document.getElementById('signal')
let tag = parts[0].dataset.tag
async function ask() {
  if (document.hidden) return
  const answer = await fetch(location.href, { headers: { 'if-none-match': '"' + tag + '"' }, cache: 'no-store' })
  if (answer.status === 200 || answer.status === 404) {
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = parts.map(part => page.getElementById(part.id))
    if (!next[0]) return location.reload()
    parts.forEach((part, at) => part.replaceChildren(...(next[at] ? next[at].childNodes : [])))
    tag = next[0].dataset.tag
  } else if (answer.status !== 304) throw new Error('no answer')
}
async function follow() {
  try {
    await ask()
    signal.hidden = true
  } catch {
    signal.hidden = false
  }
  if (tag !== 'over') setTimeout(follow, 2000)
}
if (tag !== 'over') setTimeout(follow, 2000)
`

export const followScriptHash = hashOf(followScript)
