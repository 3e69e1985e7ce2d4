-- Warnings are said in plainer words. What somebody confirmed in the words of before stays confirmed: a
-- confirmation holds as long as the warning says what it said.

update confirmed_warnings w
set said = regexp_replace(w.said, p.before, p.after)
from (values
  ('W-PAD-2', ' in the period before\.$', ' last period.'),
  ('W-PAD-2', ', and no paddock says that it was that ground\.$', ', but no paddock is linked to it.'),
  ('W-PAD-3', ' does not say its soil\.$', ' has no soil type.'),
  ('W-PAD-3', ' does not say its rain gauge\.$', ' has no rain gauge.'),
  ('W-PAD-3', ' does not say its property\.$', ' has no property.'),
  ('W-PAD-3', ' does not say its land class\.$', ' has no land class.'),
  ('W-FILE-1', ' is in no category\.$', ' has no category.'),
  ('W-CROP-12', ' is kept for crops, but neither a crop nor a fallow is recorded: did nothing happen there\?$',
    ' is a cropping paddock, but no crop or fallow is recorded.')
) as p (code, before, after)
where w.code = p.code and w.said ~ p.before;
