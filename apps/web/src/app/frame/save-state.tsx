// Whether everything is saved: in words, and read out when it changes. A touch shows what waits.

import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUpload,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useUploads } from '../../data/hooks/use-uploads.ts'
import { needsPerson } from '../../data/uploads/upload.ts'
import { useServerPause } from '../../data/hooks/use-server-pause.ts'
import { useSaveState } from '../../data/hooks/use-save-state.ts'

export function SaveState() {
  const uploads = useUploads()
  const isBusy = useServerPause() !== undefined
  const stuck = uploads.filter(needsPerson).length
  const figures = useSaveState()
  const refused = figures.refused + stuck
  const state = { ...figures, refused, uploading: uploads.length - stuck, isBusy }
  const isNews = useJustSaved(state.saving + state.waiting)
  const { words, icon: Icon, tone } = told(state)
  return (
    <Link to="/needs-you" className={`save-state save-state-${tone}`}>
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      <span role="status">{words}</span>
      {tone === 'saved' ? (
        <span className={isNews ? 'save-state-news' : 'tool-word'} aria-hidden="true">
          Saved
        </span>
      ) : null}
    </Link>
  )
}

/** For a moment after the last of what was on its way has arrived. */
function useJustSaved(pending: number): boolean {
  const [known, setKnown] = useState({ pending, isNews: false })
  if (known.pending !== pending) setKnown({ pending, isNews: pending < known.pending })
  useEffect(() => {
    if (!known.isNews) return
    const timer = setTimeout(() => setKnown({ ...known, isNews: false }), shownFor)
    return () => clearTimeout(timer)
  }, [known])
  return pending === 0 && known.isNews
}

const shownFor = 3000

interface State extends ReturnType<typeof useSaveState> {
  readonly uploading: number
  /** The server asked to be left alone for a while. */
  readonly isBusy: boolean
}

function told(state: State) {
  const { saving, waiting, hasSignal, isLasting, uploading, isBusy } = state
  const unsaved = saving + waiting
  if (!isLasting && unsaved > 0 && (isBusy || !hasSignal))
    return {
      words: `${unsaved} waiting: keep this page open`,
      icon: IconAlertTriangle,
      tone: 'needs',
    }
  const attention = attentionWords(state)
  if (attention) return { words: attention, icon: IconAlertTriangle, tone: 'needs' }
  if (!hasSignal && waiting > 0)
    return { words: `${waiting} waiting for signal`, icon: IconCloudOff, tone: 'waits' }
  if (!hasSignal) return { words: 'No signal', icon: IconCloudOff, tone: 'waits' }
  if (unsaved > 0 && isBusy)
    return { words: `${unsaved} waiting`, icon: IconCloudUpload, tone: 'waits' }
  if (unsaved > 0) return { words: `Saving ${unsaved}`, icon: IconCloudUpload, tone: 'saves' }
  if (uploading > 0) {
    const words = uploading === 1 ? 'Uploading 1 file' : `Uploading ${uploading} files`
    return { words, icon: IconCloudUpload, tone: 'saves' }
  }
  return { words: 'All changes saved', icon: IconCloudCheck, tone: 'saved' }
}

function attentionWords({ refused, toFix }: State): string | undefined {
  if (toFix > 0) return `${refused + toFix} to fix`
  if (refused > 0) return refused === 1 ? '1 needs attention' : `${refused} need attention`
  return undefined
}
