import { renderMember, renderEditorial } from '@/lib/core/markdown'
import { isTooComplex } from '@/lib/core/markdown/complexity'
const R=(s:string,n:number)=>s.repeat(n)
const cap=(s:string)=>s.slice(0,199000)
const cases: Record<string,string>={
 em3: R('**',499)+'a'+R('**',499), em3b: R('*',999)+'a'+R('*',999), emnest:R('*a ',990)+R('b*',990), closers:R('a* ',1900)+'*a', mixed:R('*_',990)+'a',
 chunks: cap(R(R('**',100)+'a'+R('**',100)+'\n\n',90)),
 bra: R('[',1990), brclose:R('[',990)+R(']',990), brlink:R('[',600)+R('](a)',600), imgs:R('![',600)+R('](a)',600),
 dasha: cap(R(R('- ',66)+'a\n',1400)), gt: cap(R(R('>',99)+'a\n',2000)), gtn: cap(R(R('>',99)+'a\n\n',2000)), gts: cap(R(R('> ',66)+'a\n\n',1400)), mix: cap(R(R('> - ',30)+'a\n',2000)), nums: cap(R(R('1. ',66)+'a\n',990)),
 gtalt: cap(R(R('>',99)+'a\n- b\n',1990)),
 list: R('- a\n',9990), listb:R('-\n',9990), olist:R('1. a\n',9990), task:R('- [ ] a\n',3000), nlist:cap(R('- a\n  - b\n    - c\n',3300)),
 headings:R('# a\n',9990), spnl:R('a  \n',9990), nl: R('a\n',9990), paras:R('a\n\n',4990), hr:R('---\n',9990), fences:R('~~~\n~~~\n',4990), incode:R('> ~~~\n',9990),
 notes:Array.from({length:240},(_,i)=>`[^a${i}]\n\n[^a${i}]: x\n\n`).join(''), notes1:R('[^a] ',490)+'\n\n[^a]: x',
 defs:Array.from({length:9990},(_,i)=>`[a${i}]: /x\n`).join(''), defs2:Array.from({length:4990},(_,i)=>`[a${i}]: /x\n\n`).join(''), refs:'[a]: /x\n\n'+R(R('[a]',10)+'\n\n',4900),
 table:R('|a',199)+'|\n'+R('|-',199)+'|\n'+R('|\n',90), tabler:'a|b\n-|-\n'+R('c|d\n',9900), tables:R('a|b\n-|-\nc|d\n\n',2490), widetable:cap('a|b\n-|-\n'+R(R('|',190)+'\n',990)),
 mail:cap(R('a@b.',50000)), http:cap(R('http://a.b/(',20000)), www:cap(R('www.a.b ',25000)), wwwp:cap('www.a.b'+R('(',190000)), amp:cap(R('&amp;',40000)), ats:cap(R('a@b.co ',30000)), ent:cap('http://a.b'+R('&a;',60000)), und:cap(R('a.b_',400)),
 js:'```js\n'+R('<a ',3300)+'\n```', js2:'```js\n'+R('(',9900)+'\n```', js3:'```js\n'+R('a=>',3300)+'\n```', js4:'```js\n'+R('/',9900)+'\n```',js5:'```js\n'+R('`${',3300)+'\n```', ts:'```ts\n'+R('<A>(',2400)+'\n```', sqls:'```sql\n'+R("'",9900)+'\n```', yml:'```yaml\n'+R('- a: ',1900)+'\n```', ymlk:'```yaml\n'+R('a',9900)+'\n```', bash:'```bash\n'+R('$(',4900)+'\n```', py:'```python\n'+R('f"{',3300)+'\n```', xml:'```xml\n'+R('<a a=',1900)+'\n```', json:'```json\n'+R('[',9900)+'\n```',jsonb:'```json\n'+R('{"a":',1900)+'\n```', css:'```css\n'+R('a{',4900)+'\n```', rust:'```rust\n'+R('r#"',3300)+'\n```', rustc:'```rust\n'+R('/*',4900)+'\n```', go:'```go\n'+R('func(',1900)+'\n```', ini:'```ini\n'+R('[a',4900)+'\n```', inia:'```ini\n'+R('a.',4900)+'\n```', diff:'```diff\n'+R('*',9900)+'\n```',
 html:'```html\n'+R('<script>',1200)+'\n```', manyjs: cap(R('```js\n'+R('const a = (b) => { return `x${c}` }\n',270)+'\n```\n',20)), jsfn:'```js\n'+R('(a,',3300)+'\n```', jsid:'```js\n'+R('a',9990)+'\n```', jsgt:'```js\n'+R('a(\n',3300)+'\n```', csss:'```css\n'+R('a',9900)+'\n```', sqlw:'```sql\n'+R('a ',4900)+'\n```',
 jscls:'```js\n'+R('class A ',1200)+'\n```', tsg:'```ts\n'+R('a<b ',2400)+'\n```', pyd:'```python\n'+R('def a(',1600)+'\n```', xmlc:'```xml\n'+R('<!--',2400)+'\n```', xmlb:'```xml\n'+R('<![',3300)+'\n```', xmln:'```xml\n<'+R('a',9900)+'\n```', bashf:'```bash\n'+R('a()',3300)+'\n```',
}
for(const [k,v] of Object.entries(cases)){
 const complex=isTooComplex(v)
 const t=performance.now(); let r: unknown
 try{ r=renderEditorial(v).html.length }catch(e){r=(e as Error).stack?.slice(0,200)}
 const d=performance.now()-t
 if(d>Number(process.argv[2]||150)||typeof r==='string'||complex)console.log(k,v.length,Math.round(d)+'ms',r,complex?'COMPLEX':'')
}
