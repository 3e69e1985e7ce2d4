// What is told at the bottom of every page. Loaded behind the first screen, for it has nothing to say
// before.

import { useQueryClient } from '@tanstack/react-query'
import { useWayToWrongField } from '../ui/inputs/use-way-to-wrong-field.ts'
import { Notices } from '../ui/notices.tsx'
import { useFailureNotices } from './failure-notices.ts'
import { useUploadNotices } from './upload-notices.ts'

export function News() {
  useFailureNotices(useQueryClient())
  useUploadNotices()
  useWayToWrongField()
  return <Notices />
}
