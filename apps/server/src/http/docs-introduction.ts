// How to ask, in short: the part of the page that is the same for every record.

export const docsIntroduction = `
<p>Every record answers the same calls, at <code>/api/</code> and at <code>/api/v2/</code>. Send and expect
JSON, and a token as <code>Authorization: Bearer …</code>. Dates are <code>2024-05-31</code>, moments are UTC, money is
whole cents, percentages are fractions.</p>
<div class="wide" tabindex="0" role="group" aria-label="Calls"><table><caption>Calls, with paddocks as the example</caption>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead><tbody>
<tr><th scope="row"><code>GET /api/paddocks?limit=50&amp;page=2&amp;include=property</code></th><td>lists; 15 a page unless said, <code>limit=0</code> for everything</td></tr>
<tr><th scope="row"><code>POST /api/paddocks/search</code></th><td>finds by filters, words and scopes, sorted</td></tr>
<tr><th scope="row"><code>GET /api/paddocks/7</code></th><td>shows one</td></tr>
<tr><th scope="row"><code>POST /api/paddocks</code></th><td>adds one</td></tr>
<tr><th scope="row"><code>PATCH /api/paddocks/7</code></th><td>changes what is sent, and nothing else</td></tr>
<tr><th scope="row"><code>DELETE /api/paddocks/7</code></th><td>deletes, with what belongs to it</td></tr>
<tr><th scope="row"><code>POST /api/paddocks/7/restore</code></th><td>brings back what a deletion took</td></tr>
<tr><th scope="row"><code>POST, PATCH, DELETE /api/paddocks/batch</code></th><td>the same for many at once: all or none</td></tr>
<tr><th scope="row"><code>GET /api/paddocks/7/crop_collections</code></th><td>the same calls below a row, for each relation</td></tr>
<tr><th scope="row"><code>POST /api/paddocks/7/prior_paddocks/attach</code></th><td>links rows; also detach, sync, toggle</td></tr>
</tbody></table></div>
<h3>A search</h3>
<pre><code>{
  "filters": [
    { "field": "soil_type", "operator": "in", "value": ["Heavy", "Medium"] },
    { "field": "farm.farm_name", "operator": "ilike", "value": "%downs%" }
  ],
  "includes": [{ "relation": "crop_collections", "filters": [{ "field": "period_id", "value": 7 }] }],
  "aggregates": [{ "relation": "crop_collections", "type": "count" }],
  "sort": [{ "field": "name", "direction": "asc" }]
}</code></pre>
<h3>A refusal</h3>
<p>422 says what is wrong, field by field, 404 that there is no such row for you, 409 that somebody else
changed it meanwhile.</p>
<pre><code>{
  "message": "Area must be at most 60,000 ha.",
  "errors": { "area": ["Area must be at most 60,000 ha."] },
  "code": "invalid"
}</code></pre>
`
