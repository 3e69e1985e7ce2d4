// The reports of a farm's period, told and on paper.

import { openAttemptCounter } from '../../access/attempts/attempt-counter.ts'
import { countLinkUse, takeBackLinkUse } from '../../access/reach/link-use.ts'
import { farmReportsOf } from '../../farm-reports/farm-report.ts'
import { drawBeside } from '../../farm-reports/paper/draw-beside.ts'
import { reportTold } from '../../farm-reports/releases/report-told.ts'
import type { VersionAsked } from '../../farm-reports/releases/report-told.ts'
import { sharedReportOf } from '../../farm-reports/shared-report.ts'
import { dayBySetting } from '../../rules/saving/farm-calendar.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { farmReportCalls } from '../calls/farm-report-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { attachment } from '../file-headers.ts'
import { viewerIn } from '../author-of.ts'
import { whenceIn } from '../request-headers.ts'
import { askingOn } from './asking-on.ts'

export function farmReportRoutes(mountCall: MountCall, engine: Engine): void {
  const { catalogue, db, today } = engine
  const asking = askingOn(engine)
  mountCall(farmReportCalls.farmReports, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    return { data: await farmReportsOf(await asking(request, farm), { farm, period }) }
  })
  mountCall(farmReportCalls.farmReport, async ({ query, request }) => {
    return { data: await reportTold(await asking(request, query.farm_id), asked(query)) }
  })
  mountCall(farmReportCalls.farmReportPdf, async ({ query, request, reply }) => {
    const asker = await asking(request, query.farm_id)
    const report = await reportTold(asker, asked(query))
    const { name, farm, period, edition, release } = report
    const published = edition ? await dayBySetting(db, edition.published_at) : null
    const made = release ? await dayBySetting(db, release.released_at) : today()
    const pdf = await drawBeside(asker.viewer.id, { report: { report, made, published } })
    const file = attachment(`${name}, ${farm}, ${period}.pdf`, 'application/pdf')
    return reply
      .headers({ 'content-disposition': file, 'content-type': 'application/pdf' })
      .send(Buffer.from(pdf))
  })
  const gate = openAttemptCounter(db)
  mountCall(farmReportCalls.sharedReport, async ({ request }) => {
    const { token } = request.params as { readonly token: string }
    const [viewer, origin] = [viewerIn(request), whenceIn(request)]
    await countLinkUse(gate, origin)
    const data = await sharedReportOf({ db, catalogue, viewer, todayIn: today }, token)
    await takeBackLinkUse(db, origin)
    return { data }
  })
}

interface Asked extends Pick<VersionAsked, 'against' | 'report' | 'version'> {
  readonly farm_id: number
  readonly period_id: number
  readonly group?: string | undefined
  readonly edition?: number | undefined
}

function asked({ farm_id: farm, period_id: period, ...query }: Asked): VersionAsked {
  const { group, edition, against, report, version } = query
  return { farm, period, group, edition, against, report, version }
}
