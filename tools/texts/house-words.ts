// What Furrow does not say, and what it says instead. A word is found wherever it stands by itself, in
// capitals or not; a text that is no good as a whole, such as a heading, only where it is all there is.

export interface HouseWord {
  readonly not: RegExp
  readonly better: string
}

export const houseWords: readonly HouseWord[] = [
  ...words([
    ['mend|mends|mended|mending', 'fix'],
    ['hand in|handed in|hands in|handing in', 'submit'],
    ['taken? back|takes back|taking back|took back', 'undo, remove'],
    ['done again', 'redone'],
    [
      'bring in|bring back|brought back|brings back|come back with|comes back with',
      'import, upload, restore',
    ],
    ['take out|take off|taken off|came off|comes off', 'export, remove, harvested'],
    ['let go of|let it go|lets? go', 'discard'],
    ['clash|clashes', 'conflict'],
    ['mail address|mail addresses', 'email'],
    ['(?:a|the|this) letter|letter is', 'email'],
    ['worked out|works out', 'calculated'],
    ['written down|write down|writes down|wrote down', 'recorded'],
    ['how far (?:this|each|they|it|the period|the farm|a project)', 'progress'],
    ['worth a look', 'please check'],
    ['looks odd|look odd', 'no warnings'],
    ['needs you|need you', 'needs attention'],
    ["somebody(?:[’']s)?", 'someone'],
    ['meanwhile', 'in the meantime'],
    ['details are not right|something is not right', 'incorrect'],
    ['does not hold any more|(?:link|invitation|it) holds', 'has expired, works for'],
    ['there is nothing at', 'not found'],
    ['hangs? on|hang on', 'related records'],
    ['this is right|why it is right', 'confirm'],
    ['what belongs to it', 'sections'],
    ['ended otherwise|neither harvested nor ended', 'not harvested'],
    ['leaves\\.', 'press Esc, then Tab to leave'],
    ['as usual|as wide as its texts', 'default view, fit to contents'],
    ['write 1 change|write \\{\\w+\\} changes?', 'save'],
    ['go on by themselves|goes on by itself|asked anew|anew', 'carry over automatically, again'],
    ['carry over what is missing', 'copy missing items from last period'],
    ['as much as in|as it is written', 'same as'],
    ['days bare|bare before', 'days’ fallow'],
    [
      'should bring|what still lies|lies somewhere|used of it',
      'expected price, still in storage, used',
    ],
    ['for a hectare', 'per ha'],
    ['dry for the rest', 'no rain for the rest of the month'],
    ['beside other|left out, for', 'compared with other'],
    ['on their way', 'uploads'],
    ['of all periods|it belongs there', 'all periods, link'],
    ['does not say its', 'has no'],
    ['if you know it|put it right|put right', 'optional, change'],
    ['linked as they are', 'is added to the farm'],
    ['sees? (?:the |its )?money|its money', 'can see finances'],
    ['off the farm', 'remove from farm'],
    ['use first|not let in', 'main, sign-in refused'],
    ['as the device', 'match device'],
    ['act for|acts for|acted for|acting for', 'sign in as, support access'],
    ['by whose|changed last', 'by owner, recent changes'],
    ['ring 0\\d', 'call'],
    ['at this address', 'page not found'],
    [
      'all of it:|what made the|gave most|named by its Monday|grown in one way',
      'total, what drove, yielded best',
    ],
    ['look through|go on with|other crops', 'review, continue with'],
    ['how thick|put it on|nothing taken', 'rate, apply to, not harvested'],
    ['upwards|downwards', 'A–Z, Z–A'],
    [
      'is not rain|never less than|is too little|is the least|the most there ever',
      'enter rain in mm, can’t be negative',
    ],
    ['whether you come|workshops .* asked to', 'invited to'],
    ['no stock are', 'no livestock'],
    ['cannot be typed|left as before', 'are calculated and were not changed'],
    ['off \\d', 'harvested'],
    ['as far as it goes|this one among them', 'includes this year to date'],
    ['\\d{4} of this period|that is replaced', 'show Jul–Dec 2025, this will replace it'],
    ['is in no category', 'no category'],
    ['once more', 'again'],
    ['(?<!then )open it again', 'reopen it'],
    ['ground that grew|what was cropped', 'double-cropped ground'],
    ['[\\d,]+% more', '142.9 ha drawn, 10.5 ha recorded'],
    ['(?:been|was|now) put back', 'restored'],
    ['(?:answers?|\\}) not known yet', 'don’t know yet'],
  ]),
  ...wholes([
    ['How', 'Reason'],
    ['Look', 'Theme'],
    ['Your page', 'My profile'],
    ['What they were', 'Changes since last period'],
    ['Right', 'OK'],
    ['Put back', 'Restore'],
    ['Unread.*', 'Couldn’t read'],
    ['Password now', 'Current password'],
    ['Once more:?', 'Repeat new password'],
    ['Kind of record', 'Link to'],
    ['Not known yet', 'No data yet'],
    ['Hand in', 'Submit'],
    ['Day', 'Date'],
    ['.*(?:…|\\}) grown\\.', 'Crops added'],
    ['Records', 'Can enter data'],
    ['Manages', 'Manager'],
    ['Mail address', 'Email'],
    ['Worth \\$?[\\d,{].*', 'Value'],
    ['Of (?:\\d{4}-\\d\\d|\\{…\\})', 'This period'],
    ['(?:1 )?[Ss]tarts? of a period|Starts of periods', 'Period start'],
    ['Save the crops', 'Save crops'],
    ['Add a storage', 'Add storage'],
    ['Fallow and rain before', 'Fallow and stored water'],
    ["Copy last period[’']s plan", 'Copy last season’s paddock plan'],
    ["[Bb]uyer[’']s invoice", 'Buyer’s invoice (RCTI)'],
  ]),
]

function words(pairs: readonly (readonly [string, string])[]): HouseWord[] {
  return pairs.map(([said, better]) => ({
    not: new RegExp(`(?<![\\p{L}-])(?:${said})(?![\\p{L}-])`, 'iu'),
    better,
  }))
}

function wholes(pairs: readonly (readonly [string, string])[]): HouseWord[] {
  return pairs.map(([said, better]) => ({ not: new RegExp(`^${said}$`), better }))
}
