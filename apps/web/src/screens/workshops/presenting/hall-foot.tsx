// Below the finding: how to follow it on a phone, and whose figures they are.

import { IconCloudOff } from '@tabler/icons-react'
import { editionText, codeText, groupText, isRunning, joinAddress } from './presented.ts'
import type { PresentationProps } from './presentation-of-address.tsx'

interface Props extends PresentationProps {
  readonly isCodeShown: boolean
  /** What was chosen here, phones don’t show. */
  readonly isOffline: boolean
  readonly wrong: string | undefined
}

export function HallFoot({ session, screen, isCodeShown, isOffline, wrong }: Props) {
  const { code } = session
  const isOn = isRunning(session)
  return (
    <footer className="hall-foot">
      <div className="hall-code">
        {isOn && code && isCodeShown ? (
          <>
            <span>
              Follow on your phone: <b>{joinAddress()}</b>
            </span>
            <strong>{codeText(code)}</strong>
          </>
        ) : null}
        {isOn ? null : <span>This presentation is over: phones no longer follow.</span>}
      </div>
      <div className="hall-group">
        <span>{groupText(screen.group)}</span>
        <span>{editionText(screen)}</span>
        <span role="status" className="hall-trouble">
          {isOffline ? (
            <>
              <IconCloudOff size="1em" aria-hidden /> Offline: phones don’t follow
            </>
          ) : isOn ? (
            wrong
          ) : null}
        </span>
      </div>
    </footer>
  )
}
