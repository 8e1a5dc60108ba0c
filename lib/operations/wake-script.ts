import { KEPT_LONGEST } from '@/lib/core/kept-longest'
import { routes } from '@/lib/core/routes'

/** How long a page waits for its pictures before it goes on without them, in milliseconds. */
const PATIENCE_MS = 4000

/** How long the reading face waits for pictures to be drawn, in milliseconds after the page has loaded. */
const FACE_MS = 300

/** How long a page that nobody touches stays as it came, in milliseconds after it has loaded. */
export const UNTOUCHED_MS = 4000

/** How far apart scripts are asked for, in milliseconds: each request takes the browser a while, and all in one hold up the page. */
const FETCH_GAP_MS = 16

/** How long a press waits for the page to wake, in milliseconds; then the browser does what it does without scripts. */
const HOLD_MS = 2000

/**
 * Runs in the page, in its head. In turn:
 *
 * Once the page has painted, has loaded and has had two more frames (a picture that is loaded may wait for its first frame,
 * and a frame may lack the picture), it says that it is on show and fetches what is needed next, the framework's scripts among
 * it, but runs none of them. A page in the background never paints.
 *
 * Until then a phone asks for no picture but the one that the page opens with (`data-lead-first` in components/articles/picture.css):
 * on a slow line the others, which it does not show yet, would share the line with it. Any sign of somebody ends that.
 *
 * What is kept back below the first screen (docs/decisions/0028) is laid out in idle moments, as components/layout/later-parts.tsx
 * does on a page that is awake; on a first visit once the reading face is there, for which all that is on show is laid out anew.
 *
 * It wakes, which is to say runs them, at the first sign of somebody: a key or a press at once, a pointer that moves (not one
 * under which the page has come) or a page that is scrolled once it has loaded. A member's page wakes when it has loaded, an
 * untouched one four seconds later. A press on a plain link wakes nothing: the page would be busy when it is to be left.
 * Addresses are copied as they are written: the framework knows its files by them. All go into the head: one more element among those of the body has the browser
 * work out the style of every element anew.
 *
 * The key / and the search button open the search at once, so that what is typed behind them has a place; told again, they are
 * for those who listen. Pressed once more, the button searches.
 *
 * What is pressed on a page that is not awake is done when it is (components/layout/catch-up.tsx). What was typed, and the
 * last of the keys and presses that the browser answered by itself, is told again, as nobody was there to hear it.
 * `globalThis.asleep` holds all of it until then.
 *
 * A first visit is read in the face that stands in for the reading face (`data-first-look` in app/globals.css): its two
 * files weigh as much as the lead's picture and would arrive with it. Once the page has loaded, the faces of the style sheet come
 * once more under a name that only first visits use; changing the list of faces instead would have the browser work out the
 * style of every element anew. The first is added when it is there: a little later, since while pictures are drawn on the
 * other core the new layout takes three times as long. Later visits have the files and show them at once.
 * A standfirst that is a line shorter in it keeps its height, or all below it would jump up while it is read; until the page
 * gets another width, which moves all lines.
 */
export const wakeScript = `(()=>{
const page=document.documentElement;
const cookies=document.cookie;
const known=/(^|; )reading-face=1/.test(cookies);
if(!known)page.dataset.firstLook='';
page.dataset.leadFirst='';
const showPictures=()=>{delete page.dataset.leadFirst};
const addFaces=()=>{
const faces=[];
for(const sheet of document.styleSheets)for(const {style} of sheet.cssRules){
if(!style||!/^"?reading(Core|More|Ext)/.test(style.fontFamily)||!style.getPropertyValue('src'))continue;
const of=name=>style.getPropertyValue(name);
faces.push(new FontFace('First Reading',of('src'),{weight:of('font-weight'),style:of('font-style'),unicodeRange:of('unicode-range')||undefined}))
}
return faces[0]?.load().then(()=>{keepHeights();faces.forEach(face=>document.fonts.add(face))},()=>{})
};
const keepHeights=()=>{
const texts=[...document.querySelectorAll('p.font-reading:not(.later *)')].map(text=>[text,text.offsetHeight]);
for(const [{style},height] of texts)style.minHeight=height+'px';
const width=innerWidth;
const drop=()=>{
if(innerWidth==width)return;
removeEventListener('resize',drop);
for(const [{style}] of texts)style.minHeight=''
};
addEventListener('resize',drop)
};
const eachScript=make=>document.querySelectorAll('script[type=late][src]').forEach((late,place)=>make(late.getAttribute('src'),place));
const add=(name,set)=>{const element=document.createElement(name);set(element);document.head.append(element)};
const remember=(name,value)=>{document.cookie=name+'='+value+'; ${KEPT_LONGEST}'};
const sayOnShow=()=>{
const {view}=document.querySelector('[data-view]')?.dataset??{};
if(awake||!view)return;
page.dataset.viewed=view;
navigator.sendBeacon('${routes.viewBeacon}',new Blob([JSON.stringify({subject:view})],{type:'application/json'}))
};
const layOut=()=>{
const parts=[...document.querySelectorAll('.later')];
const left=[...parts];
const next=()=>{
if(awake)return;
const part=left.shift();
if(part){part.style.contentVisibility='visible';requestIdleCallback(next);return}
page.dataset.laidOut='';
for(const {style} of parts)style.contentVisibility=''
};
if(window.requestIdleCallback&&page.dataset.laidOut===undefined)requestIdleCallback(next)
};
let wanted=/(^|; )signed-in=1/.test(cookies);
let ready=false;
let awake=false;
const wake=()=>{
if(awake)return;
awake=true;
showPictures();
const data=document.querySelector('script[type=late]:not([src])');
if(data)self.__next_f=JSON.parse(data.textContent);
eachScript(src=>add('script',script=>{script.async=true;script.setAttribute('src',src)}))
};
const settle=()=>{
if(ready)return;
ready=true;
showPictures();
setTimeout(async()=>{
if(!known)await addFaces();
layOut()
},${FACE_MS});
remember('reading-face',1);
if(page.dataset.theme)remember('theme',page.dataset.theme);
sayOnShow();
if(wanted)return wake();
if(!awake&&!navigator.connection?.saveData)eachScript((src,place)=>setTimeout(()=>{
if(!awake)add('link',link=>{link.rel='prefetch';link.as='script';link.setAttribute('href',src)})
},place*${FETCH_GAP_MS}));
setTimeout(wake,${UNTOUCHED_MS})
};
const painted=new Promise(done=>{if(document.hidden)done();else try{new PerformanceObserver((_,watch)=>{watch.disconnect();done()}).observe({type:'paint',buffered:true})}catch{done()}});
const loaded=new Promise(done=>addEventListener('load',done,{once:true}));
Promise.all([painted,loaded]).then(()=>{if(document.hidden)settle();else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(settle)))});
setTimeout(settle,${PATIENCE_MS});

const LIVE='button,input[type=submit],a[data-live],.embed>a';
const FIELD='input,select,textarea';
const typed=new Set();
const seen=new Map();
let held;
const release=()=>{
for(const [name,hear] of heard)removeEventListener(name,hear,true);
held?.();
held=undefined
};
const hold=(event,act)=>{
event.preventDefault();
event.stopImmediatePropagation();
wake();
if(!held)setTimeout(release,${HOLD_MS});
held=act
};
const isPlain=event=>!(event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey);
const liveAt=({target})=>target.closest?.(LIVE);
const openSearch=event=>{
const field=document.getElementById('site-search');
if(!field)return;
event.preventDefault();
field.form.dataset.open='true';
field.focus()
};
const pressSearch=(event,{form})=>{
if(form.q.value.trim())return hold(event,()=>form.requestSubmit());
event.stopImmediatePropagation();
wake();
seen.set('search',event);
openSearch(event)
};
const stir=()=>{wanted=true;showPictures();if(ready)wake()};
const note=({target})=>{wake();typed.add(target)};
const see=event=>seen.set(event.type,event);
const heard=Object.entries({
click:event=>{
const live=isPlain(event)&&liveAt(event);
if(live&&live.matches('[aria-controls=site-search]')){
if(event.isTrusted)pressSearch(event,live)
}
else if(live)hold(event,()=>live.click());
else if(event.target.closest?.('a[target]'))see(event)
},
auxclick:see,
pointerup:event=>{if(event.target.closest?.('div[data-live]'))see(event)},
submit:event=>hold(event,()=>event.target.requestSubmit(event.submitter)),
pointerdown:event=>{if(liveAt(event)||!event.target.closest?.('a[href]'))wake()},
keydown:event=>{
wake();
if(event.target.matches?.(FIELD))return;
see(event);
if(event.isTrusted&&(event.ctrlKey||event.metaKey)&&event.key.toLowerCase()=='k'&&!event.altKey&&!event.shiftKey)openSearch(event)
},
focusin:({target})=>{if(target.matches?.(FIELD))stir()},
input:note,
change:note,
pointermove:event=>{if(event.movementX||event.movementY)stir()},
wheel:stir,
scroll:stir
});
for(const [name,hear] of heard)addEventListener(name,hear,{capture:true,passive:name=='wheel'});
globalThis.asleep={typed,seen,release}
})()`
