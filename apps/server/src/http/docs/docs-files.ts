// How files come in and go out: the part of the page about them.

import { acceptedInWords } from '../../files/accepted-types.ts'
import type { Call } from '../calls/call.ts'
import { fileCalls } from '../calls/file-calls.ts'
import { callTable, linesOf } from './docs-parts.ts'
import { safe } from '../web/html-page.ts'

export function filesIntroduction(): readonly string[] {
  return [
    '<h3>Files</h3>',
    `<p>What is in a file is sent by the tus protocol 1.0.0 (tus.io), so
    that an upload which broke off goes on where it was; any client of that protocol will do. Say
    <code>name</code> and <code>farm_id</code> in <code>Upload-Metadata</code>, and where they apply <code>period_id</code>,
    <code>category</code>, <code>notes</code>, <code>request_id</code>, and <code>link_type</code> with <code>link_id</code>. What a file holds decides whether it is taken, not
    its name: ${safe(acceptedInWords)}. With its last byte it becomes a row of <code>files</code>, whose number
    <code>X-File-Id</code> tells; renaming it, and all else, is done with that row.</p>`,
    callTable('Calls about what is in files', linesOf(Object.values<Call>(fileCalls))),
  ]
}
