// A page of another place inside a screen: walled off, with the farm and the period and a short-lived
// token handed over to exactly that place, never in its address.

import { Button, Group, Loader, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useEmbedding } from './use-embedding.ts'
import type { Embedded } from './use-embedding.ts'
import './embedded-frame.css'

interface Props extends Embedded {
  readonly title: string
  /** Where it can be opened by itself. */
  readonly address: string
  /** Whom to ask when it does not come. */
  readonly phone: string | null
}

/** It keeps its own origin, or nothing could be handed to it; that this is never ours, is looked at first. */
const walls = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups'

export function EmbeddedFrame(props: Props) {
  const [attempt, setAttempt] = useState(0)
  if (URL.parse(props.address)?.origin === location.origin) return <Text>{ours}</Text>
  return <Attempt key={keyOf(attempt, props)} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

/** Another page, farm or period is another attempt. */
function keyOf(attempt: number, { address, wish }: Props): string {
  return JSON.stringify([attempt, address, wish])
}

const ours =
  'This address is Furrow itself, and cannot be shown within it. Ask an administrator to look.'

function Attempt({
  title,
  address,
  phone,
  wish,
  onAgain,
}: Props & { readonly onAgain: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, problem, onLoad } = useEmbedding(frame, wish)
  return (
    <div className="embedded">
      <Group className="embedded-tools" justify="flex-end">
        <a href={address} target="_blank" rel="noreferrer">
          Open in a window of its own
        </a>
      </Group>
      {state === 'loading' ? (
        <div className="embedded-over" role="status">
          <Loader size={80} aria-label={`Loading ${title}`} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className="embedded-over" role="alert">
          <Text fw={640}>{title} does not answer.</Text>
          <Text>
            {problem ?? 'Nothing of what you recorded here is lost.'}
            {phone ? ` If it stays like this, ring ${phone}.` : ''}
          </Text>
          <Button onClick={onAgain}>Try again</Button>
        </div>
      ) : (
        <iframe
          ref={frame}
          title={title}
          src={address}
          sandbox={walls}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  )
}
