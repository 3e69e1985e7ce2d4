// Which videos help offers: those of the place where one is, those of no place, and those that are looked for.

interface Video {
  readonly title: string
  readonly body: string | null
  readonly place: string | null
  readonly video_url: string | null
  readonly display_url: string | null
}

/** Nothing where there is nothing to open. */
export function addressOf({
  video_url,
  display_url,
}: Pick<Video, 'video_url' | 'display_url'>): string | undefined {
  return video_url ?? display_url ?? undefined
}

/** Of no place: null. */
export function videosAbout<One extends Video>(
  videos: readonly One[],
  place: string | null,
): readonly One[] {
  return videos.filter(video => video.place === place && addressOf(video) !== undefined)
}

export function videosFor<One extends Video>(
  videos: readonly One[],
  search: string,
): readonly One[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return videos.filter(video => {
    const text = `${video.title} ${video.body ?? ''} ${video.place ?? ''}`.toLowerCase()
    return addressOf(video) !== undefined && words.every(word => text.includes(word))
  })
}
