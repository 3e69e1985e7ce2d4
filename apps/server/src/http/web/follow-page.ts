// What follows a big screen on a phone, without an account: the page that asks for a code, and the finding that is shown.

import { periodText } from '@furrow/farming/dates/period-text'
import type { FollowedScreen } from '@furrow/wire/office/workshop-screen-answer'
import { findingDrawn, findingStyle } from './finding-drawn.ts'
import { followScript } from './follow-script.ts'
import { pageText, safe } from './html-page.ts'

const style = `<style>${findingStyle}
.about { font-weight: 600; color: var(--soft); margin: 0; }
.sentence { font-size: 20px; }
.code { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 20px 0; }
.code label { display: grid; gap: 6px; font-weight: 600; }
.code input { font: inherit; font-size: 24px; letter-spacing: .12em; width: 9em; min-height: 48px; padding: 8px 12px;
  border: 1px solid var(--soft); border-radius: 8px; background: var(--ground); color: inherit; }
.code button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 22px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--ground); }
#signal[hidden] { display: none; }
.ways { list-style: none; margin: 20px 0 0; padding: 0; }
.way { display: inline-block; min-height: 44px; padding: 10px 0; }
</style>`

/** With what is wrong about the code that was typed. */
export function joinPage(fault?: { readonly sentence: string; readonly code: string }): string {
  const described = fault ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  const body = [
    style,
    '<h1>Follow the big screen</h1>',
    '<p>Enter the code of six digits that stands on the big screen.</p>',
    fault ? `<p class="state unwell" role="alert" id="wrong">${safe(fault.sentence)}</p>` : '',
    '<form class="code" method="post" action="/join">',
    `<label>Code<input name="code" value="${safe(fault?.code ?? '')}" inputmode="numeric" autocomplete="off"`,
    ` maxlength="11" required autofocus${described}></label>`,
    '<button>Follow</button></form>',
    '<p class="soft">You don’t need an account. An invitation’s own link shows the big screen, too.</p>',
  ]
  return pageText({ title: 'Follow the big screen', body: body.join('\n') })
}

export interface FollowPage {
  /** Nothing while no presentation goes on. */
  readonly screen: FollowedScreen | null
  readonly tag: string
  /** Where one gets from here, in the order of their use. */
  readonly ways: readonly Way[]
}

interface Way {
  readonly name: string
  readonly href: string
  readonly note?: string
}

/** What is shown is replaced where it stands; a line about the signal stays beside it. */
export function followPage({ screen, tag, ways }: FollowPage): string {
  const parts = screen === null ? waiting : screen.is_over ? ended(screen) : shownParts(screen)
  const body = [
    style,
    '<p id="signal" class="state unwell" role="status" hidden>No signal: showing the last finding</p>',
    `<div id="shown" aria-live="polite" data-tag="${safe(tag)}">${parts.said}</div>`,
    `<div id="picture">${parts.picture}</div>`,
    `<div id="ways">${waysOf(ways)}</div>`,
  ]
  return pageText({
    title: screen?.workshop ?? 'The big screen',
    body: body.join('\n'),
    ...(tag !== 'over' && {
      head: '<noscript><meta http-equiv="refresh" content="4"></noscript>',
      script: followScript,
    }),
  })
}

function waysOf(ways: readonly Way[]): string {
  const link = ({ name, href, note }: Way) =>
    `<li><a class="way" href="${safe(href)}">${safe(name)}</a>${note ? `<span class="soft"> ${safe(note)}</span>` : ''}</li>`
  return `<ul class="ways">${ways.map(link).join('')}</ul>`
}

interface Parts {
  /** Read out whenever it changes. */
  readonly said: string
  readonly picture: string
}

const waiting: Parts = {
  said: '<h1>The big screen</h1><p>Nothing is shown just now. This page begins by itself.</p>',
  picture: '',
}

function ended({ workshop }: FollowedScreen): Parts {
  const said = `<h1>${safe(workshop)}</h1><p class="sentence">This presentation is over. Thank you for following.</p>`
  return { said, picture: '' }
}

function shownParts({ finding, own, why_not: why, ...screen }: FollowedScreen): Parts {
  if (!finding) return waiting
  const { group, period, slide, findings, edition } = screen
  const ownWords = own
    ? `${own.farm}: ${own.figure.text}${own.place ? `. ${own.place}.` : '.'}`
    : why
  return {
    said: [
      `<p class="about">${safe(finding.about)}, ${safe(finding.section)}</p>`,
      `<h1>${safe(finding.label)}</h1>`,
      `<p class="sentence">${safe(finding.sentence)}</p>`,
      ownWords ? `<p>${safe(ownWords)}</p>` : '',
    ].join(''),
    picture: [
      findingDrawn(finding, own),
      `<p>${safe(finding.help)}</p>`,
      `<p class="soft">${safe(group.name)}, about ${safe(group.band)} farms, ${safe(periodText(period))}, edition ${edition}.`,
      group.best === null ? '' : ` The best farms are those with the best ${safe(group.best)}.`,
      ` Figures are slightly blurred, so that nobody can work out a farm. Finding ${slide + 1} of ${findings}.</p>`,
    ].join(''),
  }
}

const toJoin: Way = { name: 'Enter a code', href: '/join' }

export function followRefusedPage(sentence: string): string {
  const said = `<h1>The big screen</h1><p class="sentence">${safe(sentence)}</p>`
  const body = `${style}<div id="shown" data-tag="over">${said}</div><div id="ways">${waysOf([toJoin])}</div>`
  return pageText({ title: 'The big screen', body })
}
