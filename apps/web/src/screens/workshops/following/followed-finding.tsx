// A finding as a phone shows it: the sentence, the strip with the own farm as a diamond, and every figure below it.

import type { FollowedScreen, ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { rangeText } from '@furrow/farming/numbers/range-text'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { rangeName, stripOf } from '../presenting/finding-marks.ts'
import type { OwnFigure } from '../presenting/finding-marks.ts'
import { FollowedStrip } from './followed-strip.tsx'

interface Props {
  readonly followed: Pick<FollowedScreen, 'slide' | 'findings'>
  readonly finding: ShownFinding
  readonly own: OwnFigure | null
}

export function FollowedFinding({ followed: { slide, findings }, finding, own }: Props) {
  const { about, label, sentence, help, low, high } = finding
  const { range, marks } = stripOf(finding, own)
  const figures = marks.toSorted(
    (one, other) => Number(other.shape === 'diamond') - Number(one.shape === 'diamond'),
  )
  return (
    <>
      <p className="followed-about">
        <strong>{about}</strong>
        <span>
          {slide + 1} of {findings}
        </span>
      </p>
      <p className="followed-label">{label}</p>
      <h2 className="followed-sentence" aria-live="polite">
        {sentence}
      </h2>
      <p className="followed-help">{help}</p>
      <FollowedStrip finding={finding} own={own} />
      <dl className="followed-figures">
        {figures.map(({ name, text, shape, colour }) => (
          <div key={name} data-own={shape === 'diamond' || undefined}>
            <dt>
              <svg viewBox="-10 -10 20 20" aria-hidden>
                <PictureMark shape={shape} size={8} colour={colour} />
              </svg>
              {shape === 'diamond' && own ? own.farm : name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {range ? (
          <div>
            <dt>
              <span className="followed-range" />
              {rangeName(finding)}
            </dt>
            <dd>{rangeText(low.text, high.text)}</dd>
          </div>
        ) : null}
      </dl>
      {own?.place ? <p className="followed-place">{own.place}</p> : null}
    </>
  )
}
