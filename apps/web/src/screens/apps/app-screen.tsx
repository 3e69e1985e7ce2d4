// An app at the very version of the address, with or without a farm and period.

import { Button, List, Text } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { EmbeddedFrame } from '../../period/embedding/embedded-frame.tsx'
import { linkOfApp, newestOf } from './app-versions.ts'

export function AppScreen() {
  const { slug = '', version = '', farmId, periodId } = useParams({ strict: false })
  const { support_phone: phone } = useFurrow().settings
  const { rows, isLoading, failure, retry } = useRows('apps', {
    where: { slug, active: true },
    includes: ['app_versions'],
  })
  const [app] = rows
  const here = {
    farmId: farmId === undefined ? undefined : Number(farmId),
    periodId: periodId === undefined ? undefined : Number(periodId),
  }
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <CardSkeleton />
  if (!app) return <NoApp slug={slug} />
  const chosen = app.app_versions.find(one => one.version === version && one.active)
  if (!chosen) return <OtherVersions name={app.name} version={version} links={linksOf(app, here)} />
  if (app.needs_farm && here.farmId === undefined) return <NeedsFarm name={app.name} />
  return (
    <>
      <ScreenTitle>{app.name}</ScreenTitle>
      <EmbeddedFrame
        title={app.name}
        address={chosen.address}
        phone={phone}
        wish={{
          app_version_id: chosen.id,
          ...(here.farmId === undefined ? {} : { farm_id: here.farmId }),
          ...(here.periodId === undefined ? {} : { period_id: here.periodId }),
        }}
      />
    </>
  )
}

interface App {
  readonly slug: string
  readonly app_versions: readonly { readonly version: string; readonly active: boolean }[]
}

function linksOf({ slug, app_versions }: App, here: Parameters<typeof linkOfApp>[1]) {
  const newest = newestOf(app_versions)
  return app_versions
    .filter(({ active }) => active)
    .map(({ version }) => ({
      version,
      isNewest: version === newest?.version,
      link: linkOfApp({ slug, version }, here),
    }))
}

function NoApp({ slug }: { readonly slug: string }) {
  return (
    <>
      <ScreenTitle>There is no such app</ScreenTitle>
      <EmptyState
        title={`Nothing is called “${slug}”`}
        text="It may have been taken away."
        action={<Button renderRoot={props => <Link to="/apps" {...props} />}>See all apps</Button>}
      />
    </>
  )
}

interface OtherProps {
  readonly name: string
  readonly version: string
  readonly links: ReturnType<typeof linksOf>
}

function OtherVersions({ name, version, links }: OtherProps) {
  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <Text>There is no version {version} of it. These are there:</Text>
      <List mt="sm">
        {links.map(({ version: other, isNewest, link }) => (
          <List.Item key={other}>
            <Link {...link}>
              {other}
              {isNewest ? ' (the newest)' : ''}
            </Link>
          </List.Item>
        ))}
      </List>
    </>
  )
}

function NeedsFarm({ name }: { readonly name: string }) {
  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <EmptyState
        picture="field"
        title="It works on a farm"
        text="Choose a farm and a period first, then come back here."
        action={
          <Button renderRoot={props => <Link to="/collection/farm" {...props} />}>
            Choose a farm
          </Button>
        }
      />
    </>
  )
}
