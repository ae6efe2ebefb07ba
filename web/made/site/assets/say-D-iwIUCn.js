var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t,n=!1){return e===void 0?n?t():t:e}function v(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var y=1<<24,b=1024,x=2048,S=4096,ee=8192,te=16384,ne=32768,re=1<<25,ie=65536,ae=1<<18,oe=1<<19,se=1<<20,ce=1<<25,le=1<<21,ue=1<<22,de=1<<23,C=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`proxy path`),ge=Symbol(`attributes`),_e=Symbol(`class`),ve=Symbol(`style`),ye=Symbol(`text`),be=Symbol(`form reset`),xe=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},Se=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Ce={},w=Symbol(`uninitialized`),we=`http://www.w3.org/1999/xhtml`,Te=`http://www.w3.org/2000/svg`,Ee=`http://www.w3.org/1998/Math/MathML`;function De(){console.warn(`https://svelte.dev/e/derived_inert`)}function Oe(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function ke(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ae(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function E(e){T=e}var D;function O(e){if(e===null)throw Oe(),Ce;return D=e}function k(){return O(z(D))}function je(e){if(T){if(z(D)!==null)throw Oe(),Ce;D=e}}function Me(e=1){if(T){for(var t=e,n=D;t--;)n=z(n);D=n}}function Ne(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=z(n);e&&n.remove(),n=i}}function Pe(e){if(!e||e.nodeType!==8)throw Oe(),Ce;return e.data}function Fe(e){return e===this.v}function Ie(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Le(e){return!Ie(e,this.v)}function Re(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ze(){throw Error(`https://svelte.dev/e/missing_context`)}function Be(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ve(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function He(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ue(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function We(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ge(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ke(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function qe(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ye(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Xe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ze=!1;function Qe(){Ze=!0}var $e=[];function et(e,t=!1,n=!1){return tt(e,new Map,``,$e,null,n)}function tt(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=tt(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=tt(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return tt(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function nt(e,t){return e.label=t,rt(e.v,t),e}function rt(e,t){return e?.[he]?.(t),e}function it(e){return typeof e==`symbol`?`Symbol(${e.description})`:typeof e==`function`?`<function>`:typeof e==`object`&&e?`<object>`:String(e)}function at(e,t,n){let r={};return[()=>(n(r)||ze(),e(r)),e=>t(r,e),()=>n(r)]}function ot(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function st(e,t){return e===null&&Re(t),e.c??=new Map(ot(e)||void 0)}var A=null;function ct(e){A=e}function lt(){return at(ut,dt,ft)}function ut(e){return st(A,`getContext`).get(e)}function dt(e,t){return st(A,`setContext`).set(e,t),t}function ft(e){return st(A,`hasContext`).has(e)}function pt(e,t=!1,n){A={p:A,i:!1,c:null,e:null,s:e,x:null,r:K,l:Ze&&!t?{s:null,u:null,$:[]}:null}}function mt(e){var t=A,n=t.e;if(n!==null){t.e=null;for(var r of n)Hn(r)}return e!==void 0&&(t.x=e),t.i=!0,A=t.p,ht(e)}function ht(e={}){return i(e,fe,{value:!0}),e}function gt(){return!Ze||A!==null&&A.l===null}var _t=[];function vt(){var e=_t;_t=[],h(e)}function j(e){if(_t.length===0&&!Kt){var t=_t;queueMicrotask(()=>{t===_t&&vt()})}_t.push(e)}function yt(){for(;_t.length>0;)vt()}var bt=~(x|S|b);function M(e,t){e.f=e.f&bt|t}function xt(e){e.f&512||e.deps===null?M(e,b):M(e,S)}function St(e,t){e.f&2048?t.set(e,x):e.f&4096&&t.get(e)!==2048&&t.set(e,S),M(e,b)}function Ct(e,t){if(t){let t=document.body;e.autofocus=!0,j(()=>{document.activeElement===t&&e.focus()})}}function wt(e){T&&R(e)!==null&&jn(e)}var Tt=!1;function Et(){Tt||(Tt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[be]?.()})},{capture:!0}))}function Dt(e){var t=U,n=K;G(null),dr(null);try{return e()}finally{G(t),dr(n)}}function Ot(e,t,n,r=n){e.addEventListener(t,()=>Dt(n));let i=e[be];e[be]=i?()=>{i(),r(!0)}:()=>r(!0),Et()}function kt(e,t,n,r){let i=gt()?Nt:Lt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=K,c=At(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){In(e,s)}jt()}}var d=Mt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ft(e))).then(u).catch(e=>In(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),jt())}):f()}function At(){var e=K,t=U,n=A,r=N;return function(i=!0){dr(e),G(t),ct(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function jt(e=!0){dr(null),G(null),ct(null),e&&N?.deactivate()}function Mt(){var e=K,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Nt(e){var t=2|x;return K!==null&&(K.f|=oe),{ctx:A,deps:null,effects:null,equals:Fe,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:K,ac:null}}var Pt=Symbol(`obsolete`);function Ft(e,t,n){let r=K;r===null&&Be();var i=void 0,a=I(w),o=!U,s=new Set;return Kn(()=>{var t=K,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==xe&&n.reject(e)}).finally(jt)}catch(e){n.reject(e),jt()}var c=N;if(o){if(t.f&32768)var l=Mt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Pt);else for(let e of s.values())e.reject(Pt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Pt&&(c.activate(),t?(a.f|=de,mn(a,t)):(a.f&8388608&&(a.f^=de),mn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Bn(()=>{for(let e of s)e.reject(Pt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function It(e){let t=Nt(e);return pr(t),t}function Lt(e){let t=Nt(e);return t.equals=Le,t}function Rt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)H(t[n])}}function zt(e){var t,n=K,r=e.parent;if(!lr&&r!==null&&e.v!==w&&r.f&24576)return De(),e.v;dr(r);try{Rt(e),t=Sr(e)}finally{dr(n)}return t}function Bt(e){var t=zt(e);!e.equals(t)&&(e.wv=yr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Wt?.capture(e,t,!0)),e.deps===null))?M(e,b):lr||(P===null?xt(e):(zn()||N?.is_fork)&&P.set(e,t))}function Vt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&Dt(()=>{t.ac.abort(xe),t.ac=null}),t.fn!==null&&(t.teardown=f),Tr(t,0),$n(t))}function Ht(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Er(t)}var Ut=null,N=null,Wt=null,P=null,Gt=null,Kt=!1,qt=!1,Jt=null,Yt=null,Xt=0,Zt=1,Qt=class e{id=Zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ut===null?Ut=this:(Ut.next=this,this.prev=Ut),Ut=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)M(r,x),t(r);for(r of n.m)M(r,S),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=b}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)M(e,t),this.schedule(e);this.apply();for(var t=Jt=[],n=[],r=Yt=[];this.#a.length>0;){Xt++>1e3&&(this.#b(),en());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw on(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Jt=null,Yt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)an(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Wt=this,nn(n),nn(t),Wt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(F.clear(),o.#m())}}#h(e,t,n){e.f^=b;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=b:i&4?t.push(r):br(r)&&(i&16&&this.add_dirty_reaction(r,S),Er(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),M(i,x),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)St(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),P?.set(e,t)),this.is_fork||(e.v=t)}activate(){N=this}deactivate(){N=null,P=null}flush(){try{qt=!0,N=this,this.#m()}finally{Xt=0,Gt=null,Jt=null,Yt=null,qt=!1,N=null,P=null,F.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Pt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,j(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(N===null){let t=N=new e;!qt&&!Kt&&j(()=>{t.started||t.flush()})}return N}apply(){P=null}schedule(e){Gt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ut=e:t.prev=e,this.linked=!1}}};function $t(e){var t=Kt,n=Wt;Wt=null,Kt=!0;try{var r;for(e&&($t(),r=e());;){if(yt(),N===null)return r;N.flush()}}finally{Kt=t,Wt=n}}function en(){try{Ge()}catch(e){In(e,Gt)}}var tn=null;function nn(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&br(r)&&(tn=new Set,Er(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&nr(r),tn?.size>0)){F.clear();for(let e of tn){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)tn.has(n)&&(tn.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Er(n)}}tn.clear()}}tn=null}}function rn(e){N.schedule(e)}function an(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),M(e,b);for(var n=e.first;n!==null;)an(n,t),n=n.next}}function on(e){M(e,b);for(var t=e.first;t!==null;)on(t),t=t.next}var sn=new Set,F=new Map,cn=!1;function I(e,t){return{f:0,v:e,reactions:null,equals:Fe,rv:0,wv:0}}function ln(e,t){let n=I(e,t);return pr(n),n}function un(e,t=!1,n=!0){let r=I(e);return t||(r.equals=Le),Ze&&n&&A!==null&&A.l!==null&&(A.l.s??=[]).push(r),r}function dn(e,t,n=!1){return U!==null&&(!W||U.f&131072)&&gt()&&U.f&4325394&&(fr===null||!fr.has(e))&&Ye(),mn(e,n?vn(t):t,Yt)}var fn=null,pn=0;function mn(e,t,n=null){if(!e.equals(t)){lr?F.set(e,t):F.has(e)||F.set(e,e.v);var r=Qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&zt(t),P===null&&xt(t)}e.wv=yr(),fn=null,pn=0,_n(e,x,n),fn=null,gt()&&K!==null&&K.f&1024&&!(K.f&96)&&(Y===null?mr([e]):Y.push(e)),!r.is_fork&&sn.size>0&&!cn&&hn()}return t}function hn(){cn=!1;for(let e of sn){e.f&1024&&M(e,S);let t;try{t=br(e)}catch{t=!0}t&&Er(e)}sn.clear()}function gn(e){dn(e,e.v+1)}function _n(e,t,n){var r=e.reactions;if(r!==null){var i=gt(),a=r.length;if(pn+=a,pn>1e5&&fn===null&&(fn=new Set),fn!==null){if(fn.has(e))return;fn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==K){var l=(c&x)===0;if(l&&M(s,t),c&131072)sn.add(s);else if(c&2){var u=s;P?.delete(u),_n(u,S,n)}else if(l){var d=s;c&16&&tn!==null&&tn.add(d),n===null?rn(d):n.push(d)}}}}}function vn(t){if(typeof t!=`object`||!t||C in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=ln(0),u=null,d=_r,f=e=>{if(_r===d)return e();var t=U,n=_r;G(null),vr(d);var r=e();return G(t),vr(n),r};return i&&r.set(`length`,ln(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||qe();var i=r.get(t);return i===void 0?f(()=>{var e=ln(n.value,u);return r.set(t,e),e}):dn(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>ln(w,u));r.set(t,e),gn(o)}}else dn(n,w),gn(o);return!0},get(e,n,i){if(n===C)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>ln(vn(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===C)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(K!==null||U!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>ln(i?vn(e[t]):w,u)),r.set(t,n)),X(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>ln(w,u)),r.set(d+``,p)):dn(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>ln(void 0,u)),dn(c,vn(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>vn(n));dn(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&dn(g,_+1)}gn(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Je()}})}function yn(e){try{if(typeof e==`object`&&e&&C in e)return e[C]}catch{}return e}function bn(e,t){return Object.is(yn(e),yn(t))}var xn,Sn,Cn,wn,Tn;function En(){if(xn===void 0){xn=window,Sn=document,Cn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;wn=a(t,`firstChild`).get,Tn=a(t,`nextSibling`).get,u(e)&&(e[_e]=void 0,e[ge]=null,e[ve]=void 0,e.__e=void 0),u(n)&&(n[ye]=void 0)}}function L(e=``){return document.createTextNode(e)}function R(e){return wn.call(e)}function z(e){return Tn.call(e)}function Dn(e,t){if(!T)return R(e);var n=R(D);if(n===null)n=D.appendChild(L());else if(t&&n.nodeType!==3){var r=L();return n?.before(r),O(r),r}return t&&Pn(n),O(n),n}function On(e,t=!1){if(!T){var n=R(e);return n instanceof Comment&&n.data===``?z(n):n}if(t){if(D?.nodeType!==3){var r=L();return D?.before(r),O(r),r}Pn(D)}return D}function kn(e,t=!1){if(!T)return R(e);var n=Dn(e,t);return je(e),n}function An(e,t=1,n=!1){let r=T?D:e;for(var i;t--;)i=r,r=z(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=L();return r===null?i?.after(a):r.before(a),O(a),a}Pn(r)}return O(r),r}function jn(e){e.textContent=``}function Mn(){return!1}function Nn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Pn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Fn(e){var t=K;if(t===null)return U.f|=de,e;if(!(t.f&32768)&&!(t.f&4))throw e;In(e,t)}function In(e,t){if(e===Ce)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Ln(e){K===null&&(U===null&&We(e),Ue()),lr&&He(e)}function Rn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function B(e,t){var n=K;n!==null&&n.f&8192&&(e|=ee);var r={ctx:A,deps:null,nodes:null,f:e|x|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Jt===null?Qt.ensure().schedule(r):Jt.push(r);else if(t!==null){try{Er(r)}catch(e){throw H(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ie))}if(i!==null&&(i.parent=n,n!==null&&Rn(i,n),U!==null&&U.f&2&&!(e&64))){var a=U;(a.effects??=[]).push(i)}return r}function zn(){return U!==null&&!W}function Bn(e){let t=B(8,null);return M(t,b),t.teardown=e,t}function Vn(e){Ln(`$effect`);var t=K.f;if(!U&&t&32&&A!==null&&!A.i){var n=A;(n.e??=[]).push(e)}else return Hn(e)}function Hn(e){return B(4|se,e)}function Un(e){return Ln(`$effect.pre`),B(8|se,e)}function Wn(e){Qt.ensure();let t=B(64|oe,e);return(e={})=>new Promise(n=>{e.outro?rr(t,()=>{H(t),n(void 0)}):(H(t),n(void 0))})}function Gn(e){return B(4,e)}function Kn(e){return B(ue|oe,e)}function qn(e,t=0){return B(8|t,e)}function Jn(e,t=[],n=[],r=[]){kt(r,t,n,t=>{B(8,()=>{e(...t.map(X))})})}function Yn(e,t=[],n=[],r=[]){kt(r,t,n,t=>{B(4,()=>e(...t.map(X)))})}function Xn(e,t=0){return B(16|t,e)}function Zn(e,t=0){return B(y|t,e)}function V(e){return B(32|oe,e)}function Qn(e){var t=e.teardown;if(t!==null){let n=lr,r=U;ur(!0),G(null);try{t.call(null)}catch(t){In(t,e.parent)}finally{ur(n),G(r)}}}function $n(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&Dt(()=>{e.abort(xe)});var r=n.next;n.f&64?n.parent=null:H(n,t),n=r}}function er(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||H(t),t=n}}function H(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(tr(e.nodes.start,e.nodes.end),n=!0),e.f|=re,$n(e,t&&!n),Tr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Qn(e),e.f^=re,e.f|=te;var i=e.parent;i!==null&&i.first!==null&&nr(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function tr(e,t){for(;e!==null;){var n=e===t?null:z(e);e.remove(),e=n}}function nr(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function rr(e,t,n=!0){var r=[];e.f|=256,ir(e,r,!0);var i=()=>{n&&H(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function ir(e,t,n){if(!(e.f&8192)){e.f^=ee;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);ir(i,t,o?n:!1)}i=a}}}function ar(e){e.f&=-257,or(e,!0)}function or(e,t){if(!(e.f&256)&&e.f&8192){e.f^=ee,e.f&1024||(M(e,x),Qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);or(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function sr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:z(n);t.append(n),n=i}}var cr=null,lr=!1;function ur(e){lr=e}var U=null,W=!1;function G(e){U=e}var K=null;function dr(e){K=e}var fr=null;function pr(e){U!==null&&(U.f&2097152||U.f&2)&&(fr??=new Set).add(e)}var q=null,J=0,Y=null;function mr(e){Y=e}var hr=1,gr=0,_r=gr;function vr(e){_r=e}function yr(){return++hr}function br(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(br(a)&&Bt(a),a.wv>e.wv)return!0}t&512&&P===null&&M(e,b)}return!1}function xr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(fr!==null&&fr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?xr(a,t,!1):t===a&&(n?M(a,x):a.f&1024&&M(a,S),rn(a))}}function Sr(e){var t=q,n=J,r=Y,i=U,a=fr,o=A,s=W,c=_r,l=e.f;q=null,J=0,Y=null,U=l&96?null:e,fr=null,ct(e.ctx),W=!1,_r=++gr,e.ac!==null&&(Dt(()=>{e.ac.abort(xe)}),e.ac=null);try{e.f|=le;var u=e.fn,d=u();e.f|=ne;var f=Cr(e);if(gt()&&Y!==null&&!W&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)xr(Y[p],e);if(i!==null&&i!==e){if(gr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=gr;if(t!==null)for(let e of t)e.rv=gr;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=de),d}catch(t){return Cr(e),Fn(t)}finally{e.f^=le,q=t,J=n,Y=r,U=i,fr=a,ct(o),W=s,_r=c}}function Cr(e){var t=e.deps,n=N?.is_fork;if(q!==null){var r;if(n||Tr(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(zn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(Tr(e,J),t.length=J);return t}function wr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&xt(s),s.ac!==null&&Dt(()=>{s.ac.abort(xe),s.ac=null,M(s,x)}),Vt(s),Tr(s,0)}}function Tr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)wr(e,n[r])}function Er(e){var t=e.f;if(!(t&16384)){M(e,b);var n=K;K=e;try{t&16777232?er(e):$n(e),Qn(e);var r=Sr(e);e.teardown=typeof r==`function`?r:null,e.wv=hr}finally{K=n}}}async function Dr(){await Promise.resolve(),$t()}function X(e){var t=!!(e.f&2);if(cr?.add(e),U!==null&&!W&&!(K!==null&&K.f&16384)&&(fr===null||!fr.has(e))){var r=U.deps;if(U.f&2097152)e.rv<gr&&(e.rv=gr,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{U.deps??=[],n.call(U.deps,e)||U.deps.push(e);var i=e.reactions;i===null?e.reactions=[U]:n.call(i,U)||i.push(U)}}if(lr&&F.has(e))return F.get(e);if(t){var a=e;if(lr){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||kr(a))&&(o=zt(a)),F.set(a,o),o}var s=!(a.f&512)&&!W&&U!==null&&!!(U.f&512),c=(a.f&ne)===0;br(a)&&(s&&(a.f|=512),Bt(a)),s&&!c&&(Ht(a),Or(a))}if(P?.has(e))return P.get(e);if(e.f&8388608)throw e.v;return e.v}function Or(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ht(r),Or(r))}}function kr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(F.has(t)||t.f&2&&kr(t))return!0;return!1}function Z(e){var t=W;try{return W=!0,e()}finally{W=t}}function Ar(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(C in e)jr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&C in n&&jr(n)}}}function jr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{jr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Mr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Nr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function Pr(e){return Nr.includes(e)}var Fr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Ir={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Lr(e){return e=e.toLowerCase(),Ir[e]??e}[...Fr];var Rr=[`touchstart`,`touchmove`];function zr(e){return Rr.includes(e)}var Br=[`textarea`,`script`,`style`,`title`];function Vr(e){return Br.includes(e)}var Hr=Symbol(`events`),Ur=new Set,Wr=new Set;function Gr(e,t,n,r={}){function i(e){if(r.capture||Qr.call(t,e),!e.cancelBubble)return Dt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,j(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Kr(e,t,n,r={}){var i=Gr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function qr(e,t,n,r,i){var a={capture:r,passive:i},o=Gr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Bn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Jr(e,t,n){(t[Hr]??={})[e]=n}function Yr(e){for(var t=0;t<e.length;t++)Ur.add(e[t]);for(var n of Wr)n(e)}var Xr=null,Zr=!1;function Qr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Xr=e,Zr||(Zr=!0,setTimeout(()=>{Zr=!1,Xr=null}));var s=0,c=Xr===e&&e[Hr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Hr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=U,f=K;G(null),dr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Hr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Hr]=t,delete e.currentTarget,G(d),dr(f)}}}var $r=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function ei(e){return $r?.createHTML(e)??e}function ti(e){var t=Nn(`template`);return t.innerHTML=ei(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=K;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function ni(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Q(D,null),D;i===void 0&&(i=ti(a?e:`<!>`+e),n||(i=R(i)));var t=r||Cn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=R(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function ri(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Q(D,null),D;if(!o){var e=R(ti(a));if(i)for(o=document.createDocumentFragment();R(e);)o.appendChild(R(e));else o=R(e)}var t=o.cloneNode(!0);if(i){var n=R(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function ii(e,t){return ri(e,t,`svg`)}function ai(e=``){if(!T){var t=L(e+``);return Q(t,t),t}var n=D;return n.nodeType===3?Pn(n):(n.before(n=L()),O(n)),Q(n,n),n}function oi(){if(T)return Q(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=L();return e.append(t,n),Q(t,n),e}function si(e,t){if(T){var n=K;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),k()}else e!==null&&e.before(t)}function ci(){if(T&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return k(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function li(e){let t=0,n=I(0),r;return()=>{zn()&&(X(n),qn(()=>(t===0&&(r=Z(()=>e(()=>gn(n)))),t+=1,()=>{j(()=>{--t,t===0&&(r?.(),r=void 0,gn(n))})})))}}var ui=ie|oe;function di(e,t,n,r){new fi(e,t,n,r)}var fi=class{parent;is_pending=!1;transform_error;#e;#t=T?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=li(()=>(this.#p=I(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=K;t.b=this,t.f|=128,n(e)},this.parent=K.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Xn(()=>{if(T){let e=Pe(this.#t);k();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ui),T&&(this.#e=D)}#h(){try{this.#a=V(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);j(r),t&&(this.#s=V(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ae():(t=!0,n&&Xe(),this.#s!==null&&rr(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){In(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(te|re))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=V(()=>e(this.#e)),j(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=L(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return V(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){In(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,rr(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=V(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();sr(this.#a,e);let t=this.#n.pending;this.#o=V(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){St(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=K,n=U,r=A;dr(this.#i),G(this.#i),ct(this.#i.ctx);try{return Qt.ensure(),e()}finally{dr(t),G(n),ct(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&rr(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,j(()=>{this.#d=!1,this.#p&&mn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===Ce||!this.#n.onerror&&!this.#n.failed)throw e;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(H(this.#a),null),this.#o&&=(H(this.#o),null),this.#s&&=(H(this.#s),null),T&&(O(this.#t),Me(),O(Ne()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return V(()=>{var r=K;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return In(e,this.#i.parent),null}}))};j(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){In(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>In(e,this.#i&&this.#i.parent)):n(t)}})}};function pi(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ye]??=e.nodeValue)&&(e[ye]=n,e.nodeValue=`${n}`)}function mi(e,t){return gi(e,t)}var hi=new Map;function gi(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){En();var l=void 0,u=Wn(()=>{var s=n??t.appendChild(L());di(s,{pending:()=>{}},t=>{pt({});var n=A;if(o&&(n.c=o),a&&(i.$$events=a),T&&Q(t,null),l=e(t,i)||ht(),T&&(K.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Oe(),Ce;mt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=zr(r);for(let e of[t,document]){var a=hi.get(e);a===void 0&&(a=new Map,hi.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Qr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Ur)),Wr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=hi.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Qr),r.delete(e),r.size===0&&hi.delete(n)):r.set(e,i)}Wr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return _i.set(l,u),l}var _i=new WeakMap,vi=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)ar(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(ar(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(H(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();sr(r,t),t.append(L()),this.#n.set(e,{effect:r,fragment:t})}else H(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),rr(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(H(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=Mn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=L();i.append(a),this.#n.set(e,{effect:V(()=>t(a)),fragment:i})}else this.#t.set(e,V(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=D),this.#a(n)}},yi=0,bi=1,xi=2;function Si(e,t,n,r,i){T&&k();var a=gt(),o=w,s=a?I(o):un(o,!1,!1),c=a?I(o):un(o,!1,!1),l=new vi(e);Xn(()=>{var a=N,o=t(),u=!1;let d=T&&p(o)===(e.data===`[!`);if(d&&(O(Ne()),E(!1)),p(o)){var f=At(),m=!1;let e=e=>{if(!u){m=!0,f(!1),N===a&&a.deactivate(),Qt.ensure();try{e()}finally{jt(!1),Kt||$t()}}};o.then(t=>{e(()=>{mn(s,t),l.ensure(bi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(mn(c,t),l.ensure(xi,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(yi,n):j(()=>{m||e(()=>{l.ensure(yi,n)})})}else mn(s,o),l.ensure(bi,r&&(e=>r(e,s)));return d&&E(!0),()=>{u=!0}})}function Ci(e,t,n=!1){var r;T&&(r=D,k());var i=new vi(e),a=n?ie:0;function o(e,t){if(T){var n=Pe(r);if(e!==parseInt(n.substring(1))){var a=Ne();O(a),i.anchor=a,E(!1),i.ensure(e,t),E(!0);return}}i.ensure(e,t)}Xn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var wi=Symbol(`NaN`);function Ti(e,t,n){T&&k();var r=new vi(e),i=!gt();Xn(()=>{var e=t();e!==e&&(e=wi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Ei(e,t){return t}function Di(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];rr(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Oi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;jn(d),d.append(u),e.items.clear()}Oi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Oi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ce,sr(a,document.createDocumentFragment())):H(t[i],n)}}var ki;function Ai(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?O(R(u)):u.appendChild(L())}T&&k();var d=null,f=Lt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,Mi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ce,Pi(d,null,c)):ar(d):rr(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Xn(()=>{var e=X(f),t=e.length;let r=!1;T&&Pe(c)===`[!`!=(t===0)&&(c=Ne(),O(c),E(!1),r=!0);for(var u=new Set,_=N,v=Mn(),y=0;y<t;y+=1){T&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,E(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&mn(S.v,b),S.i&&mn(S.i,y),v&&_.unskip_effect(S.e)):(S=Ni(l,m?c:ki??=L(),b,x,y,o,n,i),m||(S.e.f|=ce),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=V(()=>s(c)):(d=V(()=>s(ki??=L())),d.f|=ce)),t>u.size&&Ve(``,``,``),T&&t>0&&O(Ne()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&E(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=D)}function ji(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Mi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ji(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(ar(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ce,_===l)Pi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Fi(e,d,_),Fi(e,_,y),Pi(_,y,n),d=_,p=[],m=[],l=ji(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)Pi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Fi(e,S.prev,ee.next),Fi(e,d,S),Fi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),Pi(_,l,n),Fi(e,_.prev,_.next),Fi(e,_,d===null?e.effect.first:d.next),Fi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ji(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ji(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Oi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ji(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}Di(e,te,re)}}o&&j(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Ni(e,t,n,r,i,a,o,s){var c=o&1?o&16?I(n):un(n,!1,!1):null,l=o&2?I(i):null;return{v:c,i:l,e:V(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Pi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=z(r);if(a.before(r),r===i)return;r=o}}function Fi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ii(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;T&&(o=O(R(c)))}Jn(()=>{var e=K;if(s===(s=t()??``))T&&k();else if(n&&!T)e.nodes=null,c.innerHTML=s,s!==``&&Q(R(c),c.lastChild);else if(e.nodes!==null&&(tr(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(T){for(var a=D.data,l=k(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=z(l);if(l===null)throw Oe(),Ce;Q(D,u),o=O(l)}else{var d=Nn(r?`svg`:i?`math`:`template`,r?Te:i?Ee:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(R(f),f.lastChild),r||i)for(;R(f);)o.before(R(f));else o.before(f)}}})}function Li(e,t,...n){var r=new vi(e);Xn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ie)}function Ri(e,t,n){var r;T&&(r=D,k());var i=new vi(e);Xn(()=>{var e=t()??null;if(T&&Pe(r)===`[`!=(e!==null)){var a=Ne();O(a),i.anchor=a,E(!1),i.ensure(e,e&&(t=>n(t,e))),E(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ie)}function zi(e,t,n,r,i,a){let o=T;T&&k();var s=null;T&&D.nodeType===1&&(s=D,k());var c=T?D:e,l=new vi(c,!1);Xn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Te:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=T;if(s=T?s:Nn(e,a),Q(s,s),r){var i=null;T&&Vr(e)&&s.append(i=document.createComment(``));var o=T?R(s):s.appendChild(L());T&&(o===null?E(!1):O(o)),r(s,o),i?.remove()}K.nodes.end=s,n||t.before(s)}T&&O(t)}),()=>{}},ie),Bn(()=>{}),o&&(E(!0),O(c))}function Bi(e,t){let n=null,r=T;var i;if(T){n=D;for(var a=R(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=z(a);if(a===null)E(!1);else{var o=z(a);a.remove(),O(o)}}T||(i=document.head.appendChild(L()));try{Xn(()=>{var e=V(()=>t(i));e.f|=ae,T||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(E(!0),O(n))}}function Vi(e,t,n){Gn(()=>{var r=Z(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};qn(()=>{var e=n();Ar(e),i&&Ie(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Hi(e,t){var n=void 0,r;Zn(()=>{n!==(n=t())&&(r&&=(H(r),null),n&&(r=V(()=>{Gn(()=>n(e))})))})}function Ui(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ui(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Wi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ui(e))&&(r&&(r+=` `),r+=t);return r}function Gi(e){return typeof e==`object`?Wi(e):e??``}var Ki=[...` 	
\r\f\xA0\v﻿`];function qi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ki.includes(r[o-1]))&&(s===r.length||Ki.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ji(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Yi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Xi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Yi)),i&&c.push(...Object.keys(i).map(Yi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Yi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ji(r)),i&&(n+=Ji(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Zi(e,t,n,r,i,a){var o=e[_e];if(T||o!==n||o===void 0){var s=qi(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[_e]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Qi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function $i(e,t,n,r){var i=e[ve];if(T||i!==t){var a=Xi(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ve]=t}else r&&(Array.isArray(r)?(Qi(e,n?.[0],r[0]),Qi(e,n?.[1],r[1],`important`)):Qi(e,n,r));return r}function ea(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function ta(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,na(e,!n||`__value`in e))}function na(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=oa(c);ea(c,i?a.includes(l):bn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ra(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return ke();for(var i of t.options)i.selected=n.includes(oa(i))}else{for(i of t.options)if(bn(oa(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function ia(e){var t=new MutationObserver(t=>{t.every(sa)||(`__defaultValue`in e&&na(e,!1),`__value`in e&&ra(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Bn(()=>{t.disconnect()})}function aa(e,t,n=t){var r=new WeakSet,i=!0;Ot(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),oa);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&oa(o)}n(a),e.__value=a,N!==null&&r.add(N)}),Gn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(ra(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=oa(s),n(a))}e.__value=a,i=!1})}function oa(e){return`__value`in e?e.__value:e.value}function sa(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ca=Symbol(`class`),la=Symbol(`style`),ua=Symbol(`is custom element`),da=Symbol(`is html`),fa=Se?`link`:`LINK`,pa=Se?`input`:`INPUT`,ma=Se?`option`:`OPTION`,ha=Se?`select`:`SELECT`,ga=Se?`progress`:`PROGRESS`;function _a(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ba(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ba(e,`checked`,null),e.checked=r}}};e[be]=n,j(n),Et()}}function va(e,t){var n=Ca(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ga)&&(e.value=t??``)}function ya(e,t){var n=Ca(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ba(e,t,n,r){var i=Ca(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===fa))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ta(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function xa(e,t,n,r,i=!1,a=!1){T&&i&&e.nodeName===pa&&(`defaultValue`in n||`defaultChecked`in n||_a(e));var o=Ca(e),s=o[ua],c=!o[da];let l=T&&s;l&&E(!1);var u=t||{},d=e.nodeName===ma,f=e.nodeName===ha;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Gi(n.class):(r||n[ca])&&(n.class=null),n[la]&&(n.style??=null);var m=Ta(e);if(e.nodeName===pa&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ba(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Zi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[ca],n[ca]),u[i]=l,u[ca]=n[ca];else if(i===`style`)$i(e,l,t?.[la],n[la]),u[i]=l,u[la]=n[la];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=Pr(r);if(Mr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Jr(r,e,l),Yr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Gr(r,e,a,t)}}else if(i===`style`)ba(e,i,l);else if(i===`autofocus`)Ct(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ga)&&(e.value=l);else if(i===`selected`&&d)ea(e,l);else{var y=i;c||(y=Lr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=w)):typeof l!=`function`&&ba(e,y,l,a)}}}}}}finally{l&&E(!0)}return u}function Sa(e,t,n=[],r=[],i=[],a,o=!1,s=!1){kt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===ha,l=!1;if(Zn(()=>{var u=t(...n.map(X)),d=xa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&ta(f,u.defaultValue),`value`in u&&ra(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||H(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&H(i[t]),i[t]=V(()=>Hi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Gn(()=>{var e=r;`defaultValue`in e&&ta(u,e.defaultValue),ra(u,e.value,!0),ia(u)})}l=!0})}function Ca(e){return e[ge]??={[ua]:e.nodeName.includes(`-`),[da]:e.namespaceURI===we}}var wa=new Map;function Ta(e){var t=e.getAttribute(`is`)||e.nodeName,n=wa.get(t);if(n)return n;wa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ea(e,t,n=t){var r=new WeakSet;Ot(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ja(e)?Ma(a):a,n(a),N!==null&&r.add(N),await Dr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(ja(e)?Ma(e.value):e.value),N!==null&&r.add(N)),qn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}ja(e)&&n===Ma(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Da=new Set;function Oa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ot(n,`change`,()=>{var e=n.__value;a&&(e=Aa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),qn(()=>{var e=r();T&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=bn(n.__value,e)}),Bn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Da.has(o)||(Da.add(o),j(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Da.delete(o)})),j(()=>{if(s){var e=a?Aa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ka(e,t,n=t){Ot(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),qn(()=>{e.checked=!!t()})}function Aa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ja(e){var t=e.type;return t===`number`||t===`range`}function Ma(e){return e===``?null:+e}var Na=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Pa(e,t,n){var r=Na.observe(e,()=>n(e[t]));Gn(()=>(Z(()=>n(e[t])),r))}function Fa(e,t){return e===t||e?.[C]===t}function Ia(e=ht(),t,n,r){var i=A.r,a=K;return Gn(()=>{var o,s;return qn(()=>{o=s,s=r?.()||[],Z(()=>{Fa(n(...s),e)||(t(e,...s),o&&Fa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Fa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function La(e=!1){let t=A,n=t.l.u;if(!n)return;let r=()=>Ar(t.s);if(e){let e=0,n={},i=Nt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&Un(()=>{Ra(t,r),h(n.b)}),Vn(()=>{let e=Z(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Vn(()=>{Ra(t,r),h(n.a)})}function Ra(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}function za(e){var t=I(0);return function(){return arguments.length===1?(dn(t,X(t)+1),arguments[0]):(X(t),e())}}var Ba=!1;function Va(e){var t=Ba;try{return Ba=!1,[e(),Ba]}finally{Ba=t}}var Ha={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Ua(e,t,n){return new Proxy({props:e,exclude:t},Ha)}var Wa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===C||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ga(...e){return new Proxy({props:e},Wa)}function Ka(e,t,n,r){var i=!Ze||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Nt(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=C in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Va(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ke(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Nt:Lt)(()=>(v=!1,g()));o&&X(y);var b=K;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?vn(e):e;return dn(y,n),v=!0,c!==void 0&&(c=n),e}return lr&&v||b.f&16384?y.v:X(y)})}function qa(e){A===null&&Re(`onMount`),Ze&&A.l!==null?Ya(A).m.push(e):Vn(()=>{let t=Z(e);if(typeof t==`function`)return t})}function Ja(e){A===null&&Re(`onDestroy`),qa(()=>()=>Z(e))}function Ya(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}var Xa=`### Dice Wars: troops and bonus dice, trays behind a divider, attack and defence.

## What a die shows

# $attack, $defence, $dice and $more are what the face counts; "its side" is the side that rolled it.
army-face-none = not rolled
army-face-sword = sword
    .does = { $attack } attack
army-face-axe = axe
    .does = { $attack } attack
army-face-shield = shield
    .does = { $defence } defence
army-face-double-shield = double shield
    .does = { $defence } defence
army-face-skull = skull
    .does = dead until it is healed
army-face-heal-1 = heal 1
    .does = revives { army-dice }
army-face-heal-2 = heal 2
    .does = revives { army-dice }
army-face-heal-3 = heal 3
    .does = revives { army-dice }
army-face-sword-and-axe = sword and axe
    .does = a sword and an axe, { $attack } attack
army-face-triple = triple
    .does = { $attack } attack, never buffed by a Captain
army-face-betrayal = betrayal
    .does = { $attack } attack for the other side
army-face-sword-buff = sword buff
    .does = each sword on its side is worth { $more } more
army-face-axe-buff = axe buff
    .does = each axe on its side is worth { $more } more
army-face-enforcer = enforcer
    .does = each betrayal on its side attacks for that side instead
army-face-sacrificial-defense = sacrificial defense
    .does = { $defence } defence, but the die is a skull
army-face-single-buff = shield buff
    .does = each single shield on its side is worth { $more } more
army-face-double-buff = double shield buff
    .does = each double shield on its side is worth { $more } more
army-face-scythe-and-bones = scythe and bones
    .does = 1 attack for each skull its side rolled
army-face-purify = purify
    .does = 1 attack for each skull the other side rolled
army-face-curse = curse
    .does = { $damage } damage to the side with more skulls, ignoring its defence
    .adds = { $damage } more attack for the side with fewer skulls
army-face-defensive-heal = defensive heal
    .does = each heal on its side also gives { $more } defence
    .counts = each die its side's heals can revive also gives { $more } defence
# After "You roll", where one die is rolled. $die is the die that shows $face.
army-a-face = { $face ->
    [axe] an { $die }
    [axe-buff] an { $die }
    [enforcer] an { $die }
   *[other] a { $die }
}

## The dice

army-kind-troop = troop
    .many = { $count ->
        [one] a troop
       *[other] { SPELL($count) } troops
    }
army-kind-attacker = Attack Soldier
    .short = Soldier
    .many = { $count ->
        [one] an Attack Soldier
       *[other] { SPELL($count) } Attack Soldiers
    }
    .use = attacks with swords and axes
army-kind-mercenary = Mercenary
    .short = Mercenary
    .many = { $count ->
        [one] a Mercenary
       *[other] { SPELL($count) } Mercenaries
    }
    .use = strikes for { $attack }, or betrays its side
army-kind-captain = Captain
    .short = Captain
    .many = { $count ->
        [one] a Captain
       *[other] { SPELL($count) } Captains
    }
    .use = strengthens swords or axes
army-kind-defender = Defense Soldier
    .short = Soldier
    .many = { $count ->
        [one] a Defense Soldier
       *[other] { SPELL($count) } Defense Soldiers
    }
    .use = defends, and never rests
army-kind-sacrifice = Sacrifice
    .short = Sacrifice
    .many = { $count ->
        [one] a Sacrifice
       *[other] { SPELL($count) } Sacrifices
    }
    .use = defends for { $defence } and dies, or betrays its side
army-kind-tank = Tank
    .short = Tank
    .many = { $count ->
        [one] a Tank
       *[other] { SPELL($count) } Tanks
    }
    .use = strengthens shields
army-kind-healer = Healer
    .short = Healer
    .many = { $count ->
        [one] a Healer
       *[other] { SPELL($count) } Healers
    }
    .use = revives dead dice
army-kind-necromancer = Necromancer
    .short = Necromancer
    .many = { $count ->
        [one] a Necromancer
       *[other] { SPELL($count) } Necromancers
    }
    .use = attacks with its side's skulls
army-kind-paladin = Paladin
    .short = Paladin
    .many = { $count ->
        [one] a Paladin
       *[other] { SPELL($count) } Paladins
    }
    .use = punishes skulls
army-category-attack = Attack
army-category-defence = Defense
army-category-special = Special

army-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
army-bonus-dice = { $dice ->
    [one] { $dice } bonus die
   *[other] { $dice } bonus dice
}
army-troops = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
# One die among those of its kind, by the name or the number that tells it apart.
army-troop-named = troop { $name }
    .short = troop
army-bonus-named = { $kind } { $number }
army-die-of = { PERSON($seat) ->
    [you] Your { $die }, { $shows }
   *[other] { NAME($seat) }'s { $die }, { $shows }
}
army-die-free = { $die }, { $shows }
army-hidden = behind the divider
army-unrolled = not rolled ({ $use })
# Below a die that is revived.
army-caption-revived = revived
# What a bonus die is called inside a sentence.
army-shown = { $face } ({ $kind })
# Where a pointer rests on a die: what it shows, then what it is.
army-tip-showing = { TITLE($face) }: { $does }.
army-about-troop = Faces of a troop: { $faces }.
army-about-bonus = { $kind }: { $use }.
army-about-faces = Faces: { $faces }.

## The table

army-health-of = { PERSON($seat) ->
    [you] Your health
   *[other] { NAME($seat) }'s health
}
army-health-left = { PERSON($seat) ->
    [you] Your health, { $health } of { $full }
   *[other] { NAME($seat) }'s health, { $health } of { $full }
}
army-health-full = of { $full } health
army-health-tip = Whoever drops to 0 loses the round. Both players began it with { $full }.
army-rounds-won = { $rounds ->
    [one] { $rounds } round won
   *[other] { $rounds } rounds won
}
army-cost = attack { $attack } against defence { $defence }
army-cost-none = defence { $defence } stops attack { $attack }
army-cost-no-attack = no attack
army-troops-of = { PERSON($seat) ->
    [you] Your troops
   *[other] { NAME($seat) }'s troops
}
    .short = Troops
army-bonus-of = { PERSON($seat) ->
    [you] Your bonus dice
   *[other] { NAME($seat) }'s bonus dice
}
    .short = Bonus
army-count-rolled = { $count } rolled
army-as-revealed = As last revealed
army-behind = Behind the divider
army-resting-of = { PERSON($seat) ->
    [you] Your resting area
   *[other] { NAME($seat) }'s resting area
}
    .short = Resting
army-graveyard-of = { PERSON($seat) ->
    [you] Your graveyard
   *[other] { NAME($seat) }'s graveyard
}
    .short = Graveyard
army-back-next-turn = Back next turn
army-more-after-turn = { $dice } more after this turn
army-supply = Supply
army-supply-note = of bonus dice
# Below the troops that show the same; a blank one is still to be rolled, or has come back from the graveyard.
army-group-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
army-group-axe = { $count ->
    [one] { $count } axe
   *[other] { $count } axes
}
army-group-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
army-group-double-shield = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
army-group-heal-2 = { $count ->
    [one] { $count } heal
   *[other] { $count } heals
}
army-group-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
army-group-none = { $count } not rolled
army-group-revived = { $count } revived
army-seat-ready = ready
army-won-rounds = rounds won
army-left-health = health left

## Where the match stands

army-set-up = Set-up
army-over = Match over
army-where = round { $round }, turn { $turn }

## What you are asked

army-unseen = Nobody else sees what you roll.
army-bonus-again = Roll one bonus die again, or none.
army-face-stands = Its new face stands. Then you roll your troops.
army-troops-again = Choose any troops to roll again, or stop.
army-roll-done = Roll { $roll } of { $of } is done. Skulls stay.
army-roll-done-bonus = Roll { $roll } of { $of } is done. Skulls stay. You may also roll one bonus die again.
army-bonus-last = Roll one bonus die again, or stop.
army-rolls-over = You have rolled your troops { SPELL($rolls) } times.
army-revive-some = { $dice ->
    [one] Choose { $dice } die to revive.
   *[other] Choose { $dice } dice to revive.
}
army-revive-why = { $dice ->
    [one] Your heals revive { $dice } of your { $dead } dead dice. You roll it from the next turn on.
   *[other] Your heals revive { $dice } of your { $dead } dead dice. You roll them from the next turn on.
}
army-take-one = Take one { $category } die.
army-take-two = Take one or two { $category } dice.
army-take-either = Take one { $category } or { $other } die, or both.
army-for-good = What you take is yours for good. You roll it from the next turn on.
army-die-due = Roll your { $die }.
army-die-due-name = your { $die }
army-enter-face = Enter the number of the face that shows: { $faces }.
army-numbered-face = { $number } = { $face }

## What the others are doing

army-rolling = { NAME($seat) } is rolling behind the divider.
army-both-rolling = Both players are rolling behind the divider.
army-reviving = { NAME($seat) } is choosing dice to revive.
army-both-reviving = Both players are choosing dice to revive.
army-taking = { NAME($seat) } is choosing a bonus die.
army-both-taking = Both players are choosing a bonus die.
army-lifted-together = The divider is lifted when both players are ready.
army-opened-together = Both choices are revealed together.
army-one-is-ready = { PERSON($seat) ->
    [you] You are ready. { $together }
   *[other] { NAME($seat) } is ready. { $together }
}

## Buttons

army-roll-named = Roll { $die } ({ $face }) again
army-roll-again = Roll { $count } again
army-roll-bonus = Roll { army-bonus-dice }
army-roll-troops = Roll { army-troops }
army-roll-all = Roll { army-bonus-dice }, then { army-troops }
army-keep-and-roll = { $kept ->
    [one] Keep it and roll { army-troops }
   *[other] Keep them and roll { army-troops }
}
army-keep-and-stop = { $kept ->
    [one] Keep it and stop
   *[other] Keep them and stop
}
army-stop = Stop
army-stop-totals = { $attack } and { $defence }
army-stop-note = attack and defence from your own dice
army-revive = Revive { $count }
army-take = Take { LIST($dice) }
army-take-faces = { $kind }: { $faces }
army-take-faces-two = { $first }; { $second }
army-decline = Decline
army-decline-means = Take no bonus die this turn.
army-supply-left = { LIST($left) }
army-in-supply = left in the supply
army-left = { $left } left
# A troop in a list to pick from.
army-troop-shows = { $name } { $face }
    .short = { $face }

## Attack and defence, line by line

# The name of a line and, as .why, what it is worth and which dice it comes from.
army-calculation = Attack and defence
army-attack-of = { PERSON($seat) ->
    [you] Your attack
   *[other] { NAME($seat) }'s attack
}
army-defence-of = { PERSON($seat) ->
    [you] Your defence
   *[other] { NAME($seat) }'s defence
}
army-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-sword-buffs = Sword buff
    .why = +{ $each } for { army-each-swords }, from { LIST($dice) }
army-axes = { $count ->
    [one] { $count } axe
   *[other] { $count } axes
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-axe-buffs = Axe buff
    .why = +{ $each } for { army-each-axes }, from { LIST($dice) }
army-strikes = { $count ->
    [one] { $count } triple
   *[other] { $count } triples
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-scythes = { $count ->
    [one] { $count } scythe and bones
   *[other] { $count } scythes and bones
}
    .why = { $count ->
        [one] { army-own-skulls }, from { LIST($dice) }
       *[other] { $each } each { army-own-skulls }, from { LIST($dice) }
    }
army-purifies = { $count ->
    [one] { $count } purify
   *[other] { $count } purify faces
}
    .why = { $count ->
        [one] { army-opposing-skulls }, from { LIST($dice) }
       *[other] { $each } each { army-opposing-skulls }, from { LIST($dice) }
    }
army-own-skulls = { $each ->
    [one] for { $each } skull on this side
   *[other] for { $each } skulls on this side
}
army-opposing-skulls = { $each ->
    [one] for { $each } skull on the other side
   *[other] for { $each } skulls on the other side
}
army-enforced = { $count ->
    [one] { $count } betrayal, enforced
   *[other] { $count } betrayals, enforced
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-betrayals = { $count ->
    [one] { $count } betrayal
   *[other] { $count } betrayals
}
    .why = { $count ->
        [one] from { LIST($dice) } on the other side
       *[other] { $each } each, from { LIST($dice) } on the other side
    }
army-curses = { $count ->
    [one] { $count } curse
   *[other] { $count } curses
}
    .why = { $count ->
        [one] for having fewer skulls, from { LIST($dice) }
       *[other] { $each } each for having fewer skulls, from { LIST($dice) }
    }
army-singles = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-single-buffs = Shield buff
    .why = +{ $each } for { army-each-singles }, from { LIST($dice) }
army-doubles = { $count ->
    [one] { $count } double shield
   *[other] { $count } double shields
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-double-buffs = Double shield buff
    .why = +{ $each } for { army-each-doubles }, from { LIST($dice) }
army-guards = { $count ->
    [one] { $count } sacrificial defense
   *[other] { $count } sacrificial defenses
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-defensive-heals = { $each ->
    [one] { $each } defensive heal
   *[other] { $each } defensive heals
}
    .why = +{ $each } for { army-each-heals }, from { LIST($dice) }
    .points = { $count ->
        [one] +{ $each } for the die that can be revived, from { LIST($dice) }
       *[other] +{ $each } for each of { $count } dice that can be revived, from { LIST($dice) }
    }
# What a buff adds to.
army-each-swords = { $count ->
    [one] the sword
   *[other] each of { $count } swords
}
army-each-axes = { $count ->
    [one] the axe
   *[other] each of { $count } axes
}
army-each-singles = { $count ->
    [one] the shield
   *[other] each of { $count } shields
}
army-each-doubles = { $count ->
    [one] the double shield
   *[other] each of { $count } double shields
}
army-each-heals = { $count ->
    [one] the heal
   *[other] each of { $count } heals
}
# What both attacks come to, and the curses.
army-conclusion = { $first } { $second }
army-conclusion-cursed = { $first } { $second } { $curse }
army-conclusion-hit = { PERSON($seat) ->
    [you] { NAME($foe) } hits you for { $damage } ({ $attack } attack against { $defence } defence).
   *[other] { PERSON($foe) ->
        [you] You hit { NAME($seat) } for { $damage } ({ $attack } attack against { $defence } defence).
       *[other] { NAME($foe) } hits { NAME($seat) } for { $damage } ({ $attack } attack against { $defence } defence).
    }
}
army-conclusion-held = { PERSON($seat) ->
    [you] Your defence holds ({ $attack } attack against { $defence } defence).
   *[other] { NAME($seat) }'s defence holds ({ $attack } attack against { $defence } defence).
}
army-conclusion-none = { PERSON($foe) ->
    [you] You have no attack.
   *[other] { NAME($foe) } has no attack.
}
army-conclusion-curse = { $curses ->
    [one] A curse takes { $damage } health from { army-whom }.
   *[other] { $curses } curses take { $damage } health from { army-whom }.
}
army-whom = { PERSON($seat) ->
    [you] you
   *[other] { NAME($seat) }
}

## Odds

army-odds-stop = Stopping here
army-odds-roll = Rolling { army-dice }
army-odds-bonus = Rolling { army-bonus-dice }, before your troops
army-odds-note = After this roll, counting only your own tray. Later rolls and your opponent's tray are left out.
army-odds-attack = Your attack
army-odds-defence = Your defence
army-odds-skulls = Your skulls
army-odds-fours = Four or more of a kind, for a bonus die
army-odds-fours-swords = { SPELL($least) } swords
army-odds-fours-axes = { SPELL($least) } axes
army-odds-fours-shields = { SPELL($least) } shields
army-odds-fours-heals = { SPELL($least) } heals
army-odds-fours-skulls = { SPELL($least) } skulls
army-odds-no-fours = none

## The log

army-round = Round { $round }, { $health } health each
army-turn = Round { $round }, turn { $turn }
army-rolled = { $count ->
    [one] You roll { LIST($dice) }
   *[other] You roll: { LIST($dice) }
}
# Read by somebody who sees both trays.
army-rolled-open = Rolled: { LIST($dice) }
army-rerolled-bonus = Reroll: { army-bonus-dice }
army-rerolled = Roll { $roll } of { $of }: { army-troops }
army-stopped = { PERSON($seat) ->
    [you] You are ready
   *[other] { NAME($seat) } is ready
}
army-ready = { NAME($seat) } is ready
army-revealed = { PERSON($seat) ->
    [you] { $count ->
        [one] You reveal { LIST($dice) }
       *[other] You reveal: { LIST($dice) }
    }
   *[other] { $count ->
        [one] { NAME($seat) } reveals { LIST($dice) }
       *[other] { NAME($seat) } reveals: { LIST($dice) }
    }
}
army-hit = { PERSON($seat) ->
    [you] You lose { $damage } health
   *[other] { NAME($seat) } loses { $damage } health
}
    .why = { $attack } attack against { $defence } defence, { $health } health left
army-held = { PERSON($seat) ->
    [you] Your defence holds
   *[other] { NAME($seat) }'s defence holds
}
    .why = { $attack } attack against { $defence } defence
army-no-attack = { PERSON($foe) ->
    [you] You have no attack
   *[other] { NAME($foe) } has no attack
}
army-cursed = { $curses ->
    [one] A curse takes { $damage } health from { army-whom }
   *[other] { $curses } curses take { $damage } health from { army-whom }
}
    .why = { $more ->
        [one] { $more } skull
       *[other] { $more } skulls
    } against { $fewer }, ignoring defence, { $health } health left
army-cursed-adds = { $curses ->
    [one] A curse adds { $added } to { WHOSE($foe) } attack
   *[other] { $curses } curses add { $added } to { WHOSE($foe) } attack
}
    .why = { $fewer ->
        [one] { $fewer } skull
       *[other] { $fewer } skulls
    } against { $more }
army-cursed-none = { $curses ->
    [one] A curse does nothing
   *[other] { $curses } curses do nothing
}
    .why = { $skulls ->
        [0] neither side has a skull
        [one] each side has { $skulls } skull
       *[other] each side has { $skulls } skulls
    }
army-chose-heal = { PERSON($seat) ->
    [you] You choose to revive { LIST($dice) }
   *[other] { NAME($seat) } chooses to revive { LIST($dice) }
}
army-chose-gain = { PERSON($seat) ->
    [you] You choose to take { LIST($dice) }
   *[other] { NAME($seat) } chooses to take { LIST($dice) }
}
army-healed = { PERSON($seat) ->
    [you] You revive { LIST($dice) }
   *[other] { NAME($seat) } revives { LIST($dice) }
}
army-gained = { PERSON($seat) ->
    [you] You take { LIST($dice) }
   *[other] { NAME($seat) } takes { LIST($dice) }
}
army-a-die = { $kind ->
    [attacker] an { $die }
   *[other] a { $die }
}
army-lost = { PERSON($seat) ->
    [you] You have heals left for { army-spare-heals }, but no dead dice to revive
   *[other] { NAME($seat) } has heals left for { army-spare-heals }, but no dead dice to revive
}
army-spare-heals = { $heals ->
    [one] { SPELL($heals) } die
   *[other] { SPELL($heals) } dice
}
army-earned = { PERSON($seat) ->
    [you] You earn { army-earned-dice }
   *[other] { NAME($seat) } earns { army-earned-dice }
}
army-earned-dice = { $dice ->
    [one] { SPELL($dice) } { $category } die
   *[other] { SPELL($dice) } { $category } dice
}
army-blocked = Nobody may take { EITHER($kinds) } this turn
    .why = too few are left for both players
army-declined = { PERSON($seat) ->
    [you] You take no bonus die
   *[other] { NAME($seat) } takes no bonus die
}
army-buried = { PERSON($seat) ->
    [you] You lose { army-counted-dice } to the graveyard
   *[other] { NAME($seat) } loses { army-counted-dice } to the graveyard
}
army-rested = { PERSON($seat) ->
    [you] You rest { army-counted-dice } for a turn
   *[other] { NAME($seat) } rests { army-counted-dice } for a turn
}
army-woken = { PERSON($seat) ->
    [you] You get back { army-counted-rested }
   *[other] { NAME($seat) } gets back { army-counted-rested }
}
army-counted-dice = { $dice ->
    [one] { SPELL($dice) } die
   *[other] { SPELL($dice) } dice
}
army-counted-rested = { $dice ->
    [one] { SPELL($dice) } rested die
   *[other] { SPELL($dice) } rested dice
}

## Who won, and why

army-round-won = { PERSON($seat) ->
    [you] You win round { $round }
   *[other] { NAME($seat) } wins round { $round }
}
    .why = { PERSON($foe) ->
        [you] you have no health left
       *[other] { NAME($foe) } has no health left
    }
army-round-health = { PERSON($seat) ->
    [you] You win round { $round } by health, { $own } to { $other }
   *[other] { NAME($seat) } wins round { $round } by health, { $own } to { $other }
}
    .why = nothing can change any more
army-round-both-out = Round { $round } is tied
    .why = both players are down to 0 health
army-round-stuck = Round { $round } is tied
    .why = nothing can change any more
army-round-long = Round { $round } is tied
    .why = it was undecided after { $turns } turns
army-won = { $other ->
    [0] { PERSON($seat) ->
        [you] You win the match, { army-rounds-own } to none.
       *[other] { NAME($seat) } wins the match, { army-rounds-own } to none.
    }
   *[other] { PERSON($seat) ->
        [you] You win the match, { army-rounds-own } to { SPELL($other) }.
       *[other] { NAME($seat) } wins the match, { army-rounds-own } to { SPELL($other) }.
    }
}
army-rounds-own = { $own ->
    [one] { SPELL($own) } round
   *[other] { SPELL($own) } rounds
}
army-drawn-none = The match is a draw: nobody has won a round.
army-drawn-equal = The match is a draw: each player has won { army-rounds-own }.
army-drawn-short = The match is a draw: nobody has won { SPELL($needed) } rounds.

## Why something cannot be done

army-not-yours = { $die } is not yours: name one of your own dice.
army-not-rolled = You have rolled nothing yet: roll first, then choose what to roll again.
army-troops-later = You have not rolled your troops yet: first keep your bonus dice, or roll one of them again.
army-in-pool = { $die } is not rolled yet: only dice in your tray can be rolled again.
army-is-revived = { $die } was revived this turn: you roll it from the next turn on.
army-is-resting = { $die } rests this turn: only dice in your tray can be rolled again.
army-is-dead = { $die } is dead: only dice in your tray can be rolled again.
army-is-free = { $die } is still in the supply: only dice in your tray can be rolled again.
army-is-skull = { $die } shows a skull, which stays: choose dice that show something else.
army-rolls-used = You have already rolled your troops { SPELL($rolls) } times: name a bonus die, or stop.
army-bonus-used = You have already rolled a bonus die again this turn: name troops, or stop.
army-bonus-too-late = A bonus die is rolled again only before the troops, and you have rolled those: name troops, or stop.
army-bonus-alone = A bonus die is rolled again on its own: name one bonus die, or only troops.
army-not-dead = { $die } is not dead: revive dice from your graveyard, or skulls of this turn.
army-wrong-heals = { $heals ->
    [one] Your heals revive { $heals } die, not { $named }: name { $heals }.
   *[other] Your heals revive { $heals } dice, not { $named }: name { $heals }.
}
army-no-troop = { $die } is a troop: take bonus dice from the supply.
army-nothing-earned = You have earned no { $category } die this turn: take what you have earned, or decline.
army-is-blocked = Nobody may take { $one } this turn, as too few are left for both players: take another kind.
army-none-left = No { $kind } is left in the supply: take another kind.
army-is-taken = { $die } is no longer in the supply: take one that is.
army-too-many = You have earned { army-earned-dice }, not { $named }.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

army-why-attack = this roll leads to { $number } attack on average instead of { $instead }
army-why-defence = this roll leads to { $number } defence on average instead of { $instead }
army-why-skulls = this roll leads to only { $number } skulls on average instead of { $instead }
army-why-fours = it earns a bonus die for { $what } { $number }% of the time instead of { $instead }%
army-why-next-attack = a roll of the whole army then averages { $number } attack instead of { $instead }
army-why-next-defence = a roll of the whole army then averages { $number } defence instead of { $instead }
`,Za=`### War Dice: units that are grids of dice, three zones, attacks and powers.

## Units. ".form" is "many" where a verb after the name is plural; ".short" is for headlines, ".owned" stands after an owner.

battle-kind-archers = Archers
    .form = many
battle-kind-footsoldiers = Footsoldiers
    .form = many
battle-kind-dragon-warriors = Dragon Warriors
    .form = many
battle-kind-lance-bearers = Lance Bearers
    .form = many
battle-kind-rain-of-fire = Rain of Fire
battle-kind-fireborn-assassins = Fireborn Assassins
    .form = many
battle-kind-hybrid-elite = Hybrid Elite
battle-kind-basilisk = Basilisk
battle-kind-the-winged-wyrm = The Winged Wyrm
    .short = Winged Wyrm
    .owned = Winged Wyrm
battle-kind-lady-of-the-red-scales = Lady of the Red Scales
    .short = Lady
battle-kind-skeleton-warriors = Skeleton Warriors
    .form = many
battle-kind-venom-spitters = Venom Spitters
    .form = many
battle-kind-dire-crawlers = Dire Crawlers
    .form = many
battle-kind-bone-tosser = Bone Tosser
battle-kind-zombie-horde = Zombie Horde
battle-kind-banshees = Banshees
    .form = many
battle-kind-undead-mastodon = Undead Mastodon
battle-kind-vampire-lord = Vampire Lord
battle-kind-lich-princess = Lich Princess
battle-kind-dracolich = Dracolich
battle-kind-critters = Critters
    .form = many
battle-kind-hulking-beast = Hulking Beast
battle-kind-spikers = Spikers
    .form = many
battle-kind-crimson-snake = Crimson Snake
battle-kind-dark-blades = Dark Blades
    .form = many
battle-kind-razor-fiend = Razor Fiend
battle-kind-doppelgangers = Doppelgangers
    .form = many
battle-kind-toxic-maelstrom = Toxic Maelstrom
battle-kind-broodkeeper = Broodkeeper
battle-kind-mindbender = Mindbender

# ".about" introduces a faction.
battle-faction-dragonfolk = Dragonfolk
    .about = The last humans have given themselves up to the dragons, tyrants all. It is the price of having descendants at all.
battle-faction-lich-queen = The Lich Queen's Army
    .about = The dead march for a queen whom almost nothing can stop. They know neither fear nor doubt, and they want to drink the life out of the world.
battle-faction-horde = The Horde
    .about = Nobody knows who they are, or where they come from. What they want is plain: to tear apart whatever stands in their way.
# A kind of unit and its letter, such as Zombie Horde A.
battle-unit = { $kind } { $letter }
    .form = { FORM($kind) }
battle-unit-of = { WHOSE($seat) } { $kind } { $letter }
    .form = { FORM($kind) }
battle-squares-left = { $left ->
    [0] no squares left
   *[other] { $of ->
        [one] { $left } of { $of } square left
       *[other] { $left } of { $of } squares left
    }
}
battle-squares-filled = { $of ->
    [one] { $left } of { $of } square filled
   *[other] { $left } of { $of } squares filled
}
# All of a unit, read out.
battle-unit-label = { TITLE($unit) }, { $facts }
battle-now = { PERSON($seat) ->
    [you] now yours
   *[other] now { NAME($seat) }'s
}

## Attack types and powers

battle-attack-melee = melee
battle-attack-ranged = ranged
battle-attack-snipe = snipe
battle-attack-critical = critical
battle-attack-siege = siege

# ".does" says what a power does; "it" is the unit that has the power.
battle-power-acid-blood = Acid Blood
    .does = When a melee attack crosses out squares of this unit, one die is rolled against a square of its attacker.
battle-power-assimilation = Assimilation
    .does = Once per battle, an enemy unit of 1 to { $most } squares in its zone joins you.
battle-power-burrow = Burrow
    .does = You may put it in the center before the battle.
battle-power-carpet-bomb = Carpet Bomb
    .does = { $dice ->
        [one] Besieges every enemy unit in one other zone with one die each.
       *[other] Besieges every enemy unit in one other zone with { $dice } dice each.
    }
battle-power-defensive-formation = Defensive Formation
    .does = Its rows and columns count { $bonus } more until the round ends. It may also move.
battle-power-drain = Drain
    .does = Lowers a square of an enemy unit to { $value }. Then one of this unit's crossed-out squares comes back with a new roll.
battle-power-ethereal = Ethereal
    .does = It may enter the enemy base past melee units, but scores no victory points.
battle-power-evasion = Evasion
    .does = For the rest of the battle nobody can attack it from another zone. It may also move.
battle-power-flanking = Flanking
    .does = { $dice ->
        [one] Another of your units makes a melee or ranged attack at once, with one more die. The target must be in this unit's range.
       *[other] Another of your units makes a melee or ranged attack at once, with { $dice } more dice. The target must be in this unit's range.
    }
battle-power-fly = Fly
    .does = Once it has been attacked this round, only ranged and snipe attacks can reach it until the round ends. It may also move or attack.
battle-power-healing = Healing
    .does = Brings back { $squares } crossed-out squares of this or another friendly unit as { $value }s.
battle-power-hit-and-run = Hit and Run
    .does = It may move, attack and move again.
battle-power-paralyze = Paralyze
    .does = Two enemy units of up to { $most } squares in its zone, or one larger unit, lose their action this round. Heroes are immune.
battle-power-raise-undead = Raise Undead
    .does = Once per battle, you get { $points } points for each defeated unit. Spend them at once on new units.
battle-power-regenerate = Regenerate
    .does = One of its crossed-out squares comes back with a new roll. It may also regroup.
battle-power-shapeshifting = Shapeshifting
    .does = It may regroup as well as move or attack.
battle-power-swallow = Swallow
    .does = An enemy unit of 1 to { $most } squares in its zone is defeated without a roll.
battle-power-weaken = Weaken
    .does = All squares of two enemy units drop by { $by }, but not below { $least }.

## Cards

battle-attackable = It can attack enemies in { LIST($zones) }.

battle-hero = A hero: its center is always { $center }.
battle-hero-with = Hero: { $powers }
battle-does = { $power }: { $does }
battle-rating = { $attack } { $dice }
battle-size = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
battle-card = { $kind }: { $size }, { battle-points }. Attacks: { LIST($attacks) }.
battle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Stands beside a figure.
battle-points-unit = { $points ->
    [one] point
   *[other] points
}
battle-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
battle-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}

## What holds for a unit

battle-acted = acted
battle-acted-why = It has acted this round.
battle-attacked-why = It has been attacked this round.
battle-in-formation = in formation
battle-in-formation-why = Its rows and columns count { $bonus } more until the round ends.
battle-flying = flying
battle-flying-why = It is flying: once it has been attacked this round, only ranged and snipe attacks can reach it.
battle-evading = evading
battle-evading-why = It cannot be attacked from other zones.
battle-paralyzed = paralyzed
battle-paralyzed-why = It was paralyzed and loses its action.
battle-spent-why = Its once-per-battle power is used up.
battle-is-evading = { FORM($unit) ->
    [many] { $unit } are evading
   *[one] { $unit } is evading
}
battle-is-flying = { FORM($unit) ->
    [many] { $unit } are flying
   *[one] { $unit } is flying
}

## Zones, lines and squares

battle-center = the center
battle-base = { WHOSE($seat) } base
battle-row = row { $row }
battle-column = column { $column }
battle-square = row { $row } column { $column }
battle-only-square = the only square
battle-square-value = { $value } in { $square }
battle-a-square = a square
battle-empty = still empty
battle-crossed-out = crossed out
battle-square-label = { $unit }, { $square }: { $shows }

## Small words

battle-capital = { TITLE($words) }
    .inside = { $words }
battle-listed = { LIST($things) }
battle-either = { $first } or { $other }

## Dice

battle-a-die = a die
battle-die-showing = a die showing { $face }
battle-dice-showing = { $number ->
    [one] a die showing { $face }
   *[other] { $number } dice showing { $face }
}
# Below a die that stands for several of its number.
battle-pile = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}

## The table

battle-units-of = { PERSON($seat) ->
    [you] Your units
   *[other] { NAME($seat) }'s units
}
battle-unit-count = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
battle-unit-count-own = { PERSON($seat) ->
    [you] { battle-unit-count }, { $own } yours
   *[other] { battle-unit-count }, { $own } of them { NAME($seat) }'s
}
battle-points-left = { battle-points } left
battle-bought-once = already bought
battle-too-dear = { battle-points } short
battle-new-unit = New unit
battle-hand = { PERSON($seat) ->
    [you] Your dice to place
   *[other] { NAME($seat) }'s dice to place
}
battle-defeated-units = Defeated
battle-nobody-yet = none yet
battle-points-of = { $points } of { $of } victory points
battle-points-to-spend = { battle-points } to spend
battle-army = { $lost ->
    [0] { battle-unit-count }
   *[other] { battle-unit-count }, { $lost } defeated
}

## Armies as lists

battle-army-list = Your army as a list
# In an army's list: "2 Archers".
battle-army-units = { $count } { $unit }
battle-ready-armies = Play with a ready army
battle-army-small = A small army
battle-army-mixed = A bit of everything
battle-army-strong = Few and strong
battle-army-heroic = A hero leads

## Where the battle stands

battle-over = Battle over
battle-before = Before the battle
battle-round-of = Round { $round }, first to { SPELL($points) } points
battle-round-sudden = Round { $round }, sudden death

## What you are asked

battle-ask-faction = Pick your faction.
battle-ask-faction-why = Each faction has units of its own.
battle-ask-buy = Buy a unit.
battle-left-to-spend = { PERSON($seat) ->
    [you] You have { battle-points } left.
   *[other] { NAME($seat) } has { battle-points } left.
}
battle-ask-reroll = Keep your values, or reroll all of them?
battle-averages = { PERSON($seat) ->
    [you] Your dice average { $average }; new ones average { $expected }. Reroll all of them or none: this is your only chance.
   *[other] { NAME($seat) }'s dice average { $average }; new ones average { $expected }. It is all or none, and the only chance.
}
battle-ask-burrow = Put a burrowing unit in the center?
battle-ask-advance = Move one unit to the center?
battle-ask-fill = Place dice in { $unit }.
battle-fill-why = Next square: { $where }. Ranged attacks hit columns; melee attacks hit rows or columns. { battle-dice } left to place.
battle-ask-unit = Choose a unit to act.
battle-ask-unit-why = Each unit acts once a round.
battle-ask-deed = What should { $unit } do?
battle-ask-next = What should { $unit } do next?
battle-seek-target = { $unit }, { $what }: choose the target.
battle-seek-friend = { $unit }, { $what }: choose who attacks.
battle-seek-wounded = { $unit }, { $what }: choose whom to heal.
battle-seek-unit = { $unit }, { $what }: choose a unit.
battle-flank-why = { $dice ->
    [one] One of your other units attacks at once with one more die.
   *[other] One of your other units attacks at once with { $dice } more dice.
}
battle-ask-line = Attack which row or column?
battle-ask-column = Attack which column?
battle-ask-square = Choose a square of { $unit }.
battle-aim-why = Your roll must beat its number: an equal total misses.
battle-aim-line-why = The target is { $unit }. Your roll must beat the sum: an equal total misses.
battle-ask-zone = Choose the zone to bomb.
battle-ask-second = Choose a second unit.
battle-ask-restore = Restore a square of { $unit }.
battle-ask-heal = Heal { SPELL($squares) } squares of { $unit }.
battle-ask-raise = Raise a unit.
battle-left-to-raise = { PERSON($seat) ->
    [you] You have { battle-points } left. Points you do not spend are lost.
   *[other] { NAME($seat) } has { battle-points } left. Unspent points are lost.
}
battle-ask-pick = { $squares ->
    [one] Name a square of { $unit }.
   *[other] Name { SPELL($squares) } squares of { $unit }.
}
battle-ask-pick-why = { $squares ->
    [one] It is besieged: one die is rolled against the square you name. A high number holds best; a low one is the smaller loss.
   *[other] It is besieged: one die is rolled against each square you name. High numbers hold best; low ones are the smaller loss.
}
battle-ask-acid = Burn a square of { $unit }.
battle-ask-acid-why = { FORM($unit) ->
    [many] { TITLE($unit) } bleed acid. One die is rolled against the square.
   *[one] { TITLE($unit) } bleeds acid. One die is rolled against the square.
}
battle-roll = Roll a die.
battle-due-first = { PERSON($seat) ->
    [you] You roll to see who goes first: the higher die wins.
   *[other] { NAME($seat) } rolls to see who goes first: the higher die wins.
}
battle-due = { $what }: die { $number }.
battle-due-of = { $what }: die { $number } of { $of }.

## What the others are doing

battle-picking = { NAME($seat) } is picking a faction.
battle-buying = { NAME($seat) } is buying a unit.
battle-rerolling = { NAME($seat) } is deciding whether to reroll.
battle-burrowing = { NAME($seat) } is deciding which units burrow.
battle-advancing = { NAME($seat) } is deciding whether to advance a unit.
battle-placing = { NAME($seat) } is placing dice in { $unit }.
battle-choosing-unit = { NAME($seat) } is choosing a unit.
battle-acting = { NAME($seat) } is acting with { $unit }.
battle-seeking-target = { NAME($seat) } is choosing the target.
battle-seeking-friend = { NAME($seat) } is choosing who attacks.
battle-seeking-wounded = { NAME($seat) } is choosing whom to heal.
battle-seeking-unit = { NAME($seat) } is choosing a unit.
battle-attacking = { NAME($seat) } is attacking { $unit }.
battle-choosing-square = { NAME($seat) } is choosing a square.
battle-choosing-zone = { NAME($seat) } is choosing a zone.
battle-choosing-second = { NAME($seat) } is choosing a second unit.
battle-restoring = { NAME($seat) } is choosing a square to restore.
battle-healing = { NAME($seat) } is choosing squares to heal.
battle-raising = { NAME($seat) } is raising units.
battle-naming = { NAME($seat) } is naming squares for a siege.
battle-choosing-acid = { NAME($seat) } is choosing where acid burns.

## What the acting unit can do, and what it cannot

battle-a-line = a row or column
battle-a-column = a column
battle-a-square-of = a square
battle-a-line-or-square = a row, a column or a square
battle-a-column-or-square = a column or a square
battle-touch-to-attack = Touch { $place } of an enemy unit to attack it.
battle-touch-to-attack-or-move = Touch { $place } of an enemy unit to attack it, or a zone to move there.
battle-touch-to-besiege = Touch an enemy unit to besiege it.
battle-touch-to-besiege-or-move = Touch an enemy unit to besiege it, or a zone to move there.
battle-touch-zone = Touch a zone to move there.
battle-touch-zone-or-press = Touch a zone to move there, or press { $buttons }.
battle-press = Press { $buttons }.
battle-siege-unit = A siege unit moves or attacks, not both.
battle-siege-attack = A siege attack cannot be combined with a move.
battle-second-move = A second move comes only after an attack.
battle-flanked-attacks = A flanked attack must be melee or ranged.
battle-base-closed = { TITLE($zone) } is closed while { $unit } can fight in the center.
battle-no-target = No enemy is in reach of a { $attack } attack.
battle-no-open-target = No enemy is open to a { $attack } attack: { $shielded }.
battle-powers-flanked = { LIST($powers) } cannot be combined with a flanked attack.
battle-power-used = { $power } has already been used in this action.
battle-power-second = { $power } would be a second power in this action.
battle-powers-alone = { LIST($powers) } can no longer be used in this action.
battle-power-spent = { $power } is used up for this battle.
battle-power-holds = { $power } is already in effect.
battle-power-shielded = { $power } reaches nobody: { $shielded }.
battle-powers-idle = { LIST($powers) } would do nothing here.
# On a unit, in a few words.
battle-guards = guards { $zone }
battle-unused = no { $attack } target in reach
battle-unused-shielded = no { $attack } target: { $shielded }
battle-barred-near = too near
battle-barred-far = too far
battle-barred-elsewhere = too far
battle-barred-evades = evades
battle-barred-flies = flies
battle-barred-unflanked = not flanked
battle-barred-idle = no effect
battle-barred-large = too large
battle-barred-hero = a hero

## Buttons

battle-faction-has = { $kinds } kinds of unit, including the heroes { LIST($heroes) }.
battle-buy = Buy { $kind }
battle-raise = Raise { $kind }
battle-stop-buying = Buy no more
battle-stop-raising = Raise no more
battle-stop-why = { $points ->
    [0] All points are spent.
    [one] Your remaining point is lost.
   *[other] Your remaining { $points } points are lost.
}
# "others" counts the kinds of unit beside the dearest one that the points still buy.
battle-stop-early-why = { $others ->
    [0] You have { battle-points } left, enough for { $kind }. Unspent points are lost.
    [one] You have { battle-points } left, enough for { $kind } or one other kind of unit. Unspent points are lost.
   *[other] You have { battle-points } left, enough for { $kind } or { SPELL($others) } other kinds of unit. Unspent points are lost.
}
battle-stop-confirm = Stop with { battle-points } unspent?
battle-keep = Keep all values
battle-keep-why = Your units stay as they are.
battle-reroll = Reroll everything
battle-reroll-why = Reroll all your units and place the dice again. You can do this only once.
battle-arrange-middle = Strongest in the middle
battle-arrange-middle-why = The highest dice go to the middle of the unit.
battle-arrange-spread = Spread evenly
battle-arrange-spread-why = All rows and columns become about equally strong.
battle-arrange-columns = Fill columns
battle-arrange-columns-why = Column by column, the highest dice first: good against ranged attacks.
battle-arrange-rows = Fill rows
battle-arrange-rows-why = Row by row, the highest dice first.
battle-put = Put a { $face }
battle-leave-crossed = Leave it crossed out
battle-leave-crossed-why = There are fewer dice than squares.
battle-nobody = Nobody
battle-nobody-why = Your units stay where they are.
battle-to-center = { $unit } to the center
battle-and = And { $unit }
battle-move = Move to { $zone }
battle-attack-option = { $attack } attack
battle-attack-option-why = { $dice ->
    [one] Roll { $dice } die.
   *[other] Roll { $dice } dice.
}
battle-regroup = Regroup
battle-regroup-why = { $squares ->
    [one] Reroll its remaining square and place the die as you like.
   *[other] Reroll its { $squares } remaining squares and place the dice as you like.
}
battle-done = Done
battle-done-why = The action ends here.
battle-hold = Do nothing
battle-hold-why = This uses up the unit's action.
battle-bomb = Bomb { $zone }
battle-bomb-why = { $dice ->
    [one] One die against each enemy unit there that can be besieged.
   *[other] { $dice } dice against each enemy unit there that can be besieged.
}
battle-attack-place = Attack { $where }
battle-must-beat = Beat { $needed } with { battle-dice }: { $odds }.
battle-burn-place = Burn { $where }
battle-acid-must-beat = The acid must beat { $needed }: { $odds }.
battle-siege-names = { $squares ->
    [one] The defender names a square.
   *[other] The defender names { SPELL($squares) } squares.
}
battle-easiest = At its weakest spot, beat { $needed }: { $odds }.
# A whole attack at once.
battle-attack-at = Attack { $where }: { $odds }
battle-move-and-attack = Move and attack { $where }: { $odds }
battle-attack-needs = { $dice ->
    [one] Beat { $unit }'s { $needed } with { $dice } { $attack } die: { $odds }.
   *[other] Beat { $unit }'s { $needed } with { $dice } { $attack } dice: { $odds }.
}
battle-besiege = Besiege { $unit }
battle-besiege-why = { $squares ->
    [one] Its owner names a square, and one die is rolled against it.
   *[other] Its owner names { SPELL($squares) } squares, and one die is rolled against each.
}

## Arrows

battle-arrow-flanks = flanks
battle-arrow-acid = acid
battle-arrow-siege = siege, { battle-dice }
battle-arrow-hits = { $hits } of { $of } hit
battle-arrow-beats = { $total } beats { $needed }
battle-arrow-equals = { $total } only equals { $needed }
battle-arrow-misses = { $total } misses { $needed }

## What an attack needs, and what it came to

battle-if-you-attack = If you attack
battle-needs-more = An equal total misses. Each { $best } adds a die.
battle-made-formation = { $values }, and { $bonus } for formation
battle-made-odds = { $made }, { $odds } to beat
battle-attack-dice = { $attack } dice
battle-rating-of = rating of { $unit }
battle-more-dice = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
}
battle-sum-dice = Dice
battle-sum-easiest = Easiest
battle-last-attack = The last attack
battle-last-attack-on = { $unit }, { $needed } to beat
battle-die-number = Die { $number }
battle-die-rolled = rolled
battle-die-added = added for a { $best }
battle-total = Total
battle-was-hit = { $total } beats { $needed }: crossed out.
battle-was-equal = { $total } only equals { $needed }: missed.
battle-was-missed = { $total } does not beat { $needed }: missed.

## The log

battle-chose = { PERSON($seat) ->
    [you] You play { $faction }
   *[other] { NAME($seat) } plays { $faction }
}
battle-bought = { PERSON($seat) ->
    [you] You buy { $name } for { battle-price } and have { battle-still-left }
   *[other] { NAME($seat) } buys { $name } for { battle-price } and has { battle-still-left }
}
battle-raised = { PERSON($seat) ->
    [you] You raise { $name } for { battle-price } and have { battle-still-left }
   *[other] { NAME($seat) } raises { $name } for { battle-price } and has { battle-still-left }
}
battle-price = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
battle-still-left = { $left ->
    [0] none left
   *[other] { $left } left
}
battle-stopped = { PERSON($seat) ->
    [you] You stop buying
   *[other] { NAME($seat) } stops buying
}
battle-rolls-unit = { PERSON($seat) ->
    [you] You roll for { $name }
   *[other] { NAME($seat) } rolls for { $name }
}
battle-rolls-anew = { PERSON($seat) ->
    [you] You reroll { $name }
   *[other] { NAME($seat) } rerolls { $name }
}
battle-rolls-square = { PERSON($seat) ->
    [you] You roll for a square of { $name }
   *[other] { NAME($seat) } rolls for a square of { $name }
}
battle-regroups = { PERSON($seat) ->
    [you] You regroup { $name }
   *[other] { NAME($seat) } regroups { $name }
}
battle-kept = { PERSON($seat) ->
    [you] You keep all your values
   *[other] { NAME($seat) } keeps all their values
}
battle-rerolled = { PERSON($seat) ->
    [you] You reroll all your units
   *[other] { NAME($seat) } rerolls all their units
}
battle-put-in-center = { PERSON($seat) ->
    [you] You put { $name } in the center
   *[other] { NAME($seat) } puts { $name } in the center
}
battle-first-die = { PERSON($seat) ->
    [you] You roll a { $face } to see who goes first
   *[other] { NAME($seat) } rolls a { $face } to see who goes first
}
battle-first = { PERSON($seat) ->
    [you] You go first
   *[other] { NAME($seat) } goes first
}
battle-round = { PERSON($first) ->
    [you] Round { $round }: you go first
   *[other] Round { $round }: { NAME($first) } goes first
}
battle-moved = { FORM($unit) ->
    [many] { TITLE($unit) } move to { $to }
   *[one] { TITLE($unit) } moves to { $to }
}
battle-attacks = { FORM($unit) ->
    [many] { TITLE($unit) } attack { $where } of { $target } ({ $attack }, { battle-dice } to beat { $needed })
   *[one] { TITLE($unit) } attacks { $where } of { $target } ({ $attack }, { battle-dice } to beat { $needed })
}
battle-besieges = { FORM($unit) ->
    [many] { TITLE($unit) } besiege { $target }
   *[one] { TITLE($unit) } besieges { $target }
}
    .why = { $squares ->
        [one] one die is rolled against one square
       *[other] one die is rolled against each of { SPELL($squares) } squares
    }
battle-siege-die = One die against the { $needed } in { $square } of { $target }
battle-burns = Acid from { $unit } against the { $needed } in { $square } of { $target }
# Dice that were rolled for it, those included that a 6 added.
battle-rolled = { $bonus ->
    [0] { $what }: { LIST($dice) }
    [one] { $what }: { LIST($dice) }, with one more die for a { $best }
   *[other] { $what }: { LIST($dice) }, with { SPELL($bonus) } more dice for { $best }s
}
battle-hit = { $roll }. { $total } beats { $needed } and crosses out { battle-squares }
battle-missed = { $roll }. { $total } does not beat { $needed }
battle-equalled = { $roll }. { $total } only equals { $needed } and misses
battle-defeated = { FORM($unit) ->
    [many] { TITLE($unit) } are defeated
   *[one] { TITLE($unit) } is defeated
}
battle-uses = { FORM($unit) ->
    [many] { TITLE($unit) } use { $power }
   *[one] { TITLE($unit) } uses { $power }
}
battle-lost-action = { FORM($unit) ->
    [many] { TITLE($unit) } are paralyzed this round
   *[one] { TITLE($unit) } is paralyzed this round
}
battle-joined = { FORM($name) ->
    [many] { $name } join { PERSON($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
   *[one] { $name } joins { PERSON($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
}
battle-lowered = { TITLE($square) } of { $unit } drops from { $before } to { $after }
battle-weakened = { FORM($unit) ->
    [many] { TITLE($unit) } are weakened by { $by }
   *[one] { TITLE($unit) } is weakened by { $by }
}
battle-restored = { TITLE($square) } of { $unit } comes back as { $value }
battle-flanks = { FORM($unit) ->
    [many] { TITLE($unit) } flank for { $friend }
   *[one] { TITLE($unit) } flanks for { $friend }
}
battle-held = { FORM($unit) ->
    [many] { TITLE($unit) } do nothing
   *[one] { TITLE($unit) } does nothing
}
battle-raises = { FORM($unit) ->
    [many] { TITLE($unit) } use { $power }, with { battle-points } to spend
   *[one] { TITLE($unit) } uses { $power }, with { battle-points } to spend
}
battle-scored = { PERSON($seat) ->
    [you] You score a victory point and now have { $points }
   *[other] { NAME($seat) } scores a victory point and now has { $points }
}
battle-sudden-death = Sudden death
    .why = both players have { SPELL($points) } points, and whoever first clears their own base of enemies wins
battle-swallowed = { FORM($unit) ->
    [many] { TITLE($unit) } swallow { $victim } whole
   *[one] { TITLE($unit) } swallows { $victim } whole
}

## What happened just now

battle-goes-on = The battle goes on
battle-crosses = { LIST($dice) }: { $total } beats { $needed } and crosses out { battle-squares }
battle-defeats = { LIST($dice) }: { $total } beats { $needed } and defeats { $unit }
battle-equals = { LIST($dice) }: { $total } only equals { $needed } and misses
battle-misses = { LIST($dice) }: { $total } does not beat { $needed }

## Who won, and why

battle-won-wiped-out = { PERSON($seat) ->
    [you] You win the battle: { NAME($foe) }'s last unit is gone.
   *[other] { NAME($seat) } wins the battle: { WHOSE($foe) } last unit is gone.
}
battle-won-points = { PERSON($seat) ->
    [you] You win the battle with { $own } victory points to { $other }.
   *[other] { NAME($seat) } wins the battle with { $own } victory points to { $other }.
}
battle-won-base = { PERSON($seat) ->
    [you] You win the battle: your base is the first to be free of enemies.
   *[other] { NAME($seat) } wins the battle: { NAME($seat) }'s base is the first to be free of enemies.
}
battle-won-limit-points = { PERSON($seat) ->
    [you] You win the battle after the last round, with { $own } victory points to { $other }.
   *[other] { NAME($seat) } wins the battle after the last round, with { $own } victory points to { $other }.
}
battle-won-limit-value = { PERSON($seat) ->
    [you] You win the battle after the last round: your remaining units cost more.
   *[other] { NAME($seat) } wins the battle after the last round: { NAME($seat) }'s remaining units cost more.
}
battle-drawn-wiped-out = Nobody has a unit left: the battle is a draw.
battle-drawn-level = After the last round, points and remaining units are equal: the battle is a draw.
battle-counted-points = victory points
battle-counted-units = units standing
battle-counted-squares = squares left

## Why something cannot be done

battle-refused-stop = Buy at least one unit before you stop.
battle-refused-faction = { FORM($kind) ->
    [many] { $kind } belong to another faction: choose from { $faction }.
   *[one] { $kind } belongs to another faction: choose from { $faction }.
}
battle-refused-price = { FORM($kind) ->
    [many] { $kind } cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and you have { $left } left.
   *[one] { $kind } costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and you have { $left } left.
}
battle-refused-hero-again = { $kind } is a hero and has been bought already: each hero is bought once.
battle-refused-cross = There is a die for every square: put one here.
battle-refused-put = You have no { $face } left to place: your dice are { LIST($hand) }.
battle-refused-base = { FORM($unit) ->
    [many] { $unit } are not in your base: choose a unit that is.
   *[one] { $unit } is not in your base: choose a unit that is.
}
battle-refused-owner = { FORM($unit) ->
    [many] { $unit } belong to { NAME($seat) }: choose a unit of your own.
   *[one] { $unit } belongs to { NAME($seat) }: choose a unit of your own.
}
battle-refused-power = { FORM($unit) ->
    [many] { $unit } do not have { $power }.
   *[one] { $unit } does not have { $power }.
}
battle-refused-defeated = { FORM($unit) ->
    [many] { $unit } are defeated: choose a unit that can act.
   *[one] { $unit } is defeated: choose a unit that can act.
}
battle-refused-paralyzed = { FORM($unit) ->
    [many] { $unit } are paralyzed this round: choose a unit that can act.
   *[one] { $unit } is paralyzed this round: choose a unit that can act.
}
battle-refused-acted = { FORM($unit) ->
    [many] { $unit } have acted this round: choose a unit that can act.
   *[one] { $unit } has acted this round: choose a unit that can act.
}
battle-refused-attack = { FORM($unit) ->
    [many] { $unit } have no { $attack } attack.
   *[one] { $unit } has no { $attack } attack.
}
battle-refused-passive = { $power } works by itself: it is never chosen.
battle-refused-flanked = { $unit } must attack at once, with the help of Flanking.
battle-refused-hold = { $unit } must do something.
battle-refused-order = { FORM($unit) ->
    [many] That cannot be combined with what { $unit } have done in this action.
   *[one] That cannot be combined with what { $unit } has done in this action.
}
battle-refused-there = { FORM($unit) ->
    [many] { $unit } are there already: move to another zone.
   *[one] { $unit } is there already: move to another zone.
}
battle-refused-zone = { FORM($unit) ->
    [many] { $unit } move one zone at a time: the center comes first.
   *[one] { $unit } moves one zone at a time: the center comes first.
}
battle-refused-gone = { FORM($unit) ->
    [many] { $unit } are defeated: choose a unit that is not.
   *[one] { $unit } is defeated: choose a unit that is not.
}
battle-refused-own = { FORM($unit) ->
    [many] { $unit } are on your side: attack an enemy.
   *[one] { $unit } is on your side: attack an enemy.
}
battle-refused-not-friend = { FORM($unit) ->
    [many] { $power } is for your own units, and { $unit } are enemies.
   *[one] { $power } is for your own units, and { $unit } is an enemy.
}
battle-refused-not-enemy = { FORM($unit) ->
    [many] { $power } is for enemies, and { $unit } are on your side.
   *[one] { $power } is for enemies, and { $unit } is on your side.
}
battle-refused-one = { $power } takes two units where it can: choose a second one.
battle-refused-twice = You have chosen { $unit } already: choose another unit.
battle-refused-pair = { FORM($unit) ->
    [many] { $unit } are too large to be one of two targets: choose a unit of up to { $most } squares.
   *[one] { $unit } is too large to be one of two targets: choose a unit of up to { $most } squares.
}
battle-refused-row = Ranged attacks take columns only.
battle-refused-line = { FORM($unit) ->
    [many] { $unit } have no { $line }.
   *[one] { $unit } has no { $line }.
}
battle-refused-empty-line = All its squares are crossed out: choose a row or column with a square left.
battle-refused-no-square = { FORM($unit) ->
    [many] { $unit } have no square { $square }.
   *[one] { $unit } has no square { $square }.
}
battle-refused-standing = { $square } is not crossed out: choose a square that is.
battle-refused-crossed = { $square } is crossed out: choose a square that is not.
battle-refused-center = { $square } is a hero's center and stays { $center }: choose another square.
# An enemy that an attack or a power cannot be used on.
battle-reach-melee = melee attacks reach only their own zone
battle-reach-ranged = ranged attacks reach their own zone and the next
battle-reach-snipe = snipe attacks reach the next zone
battle-reach-critical = critical attacks reach only their own zone
battle-reach-siege = siege attacks reach only other zones
battle-refused-near = { FORM($unit) ->
    [many] { $unit } are too near: { $reach }.
   *[one] { $unit } is too near: { $reach }.
}
battle-refused-far = { FORM($unit) ->
    [many] { $unit } are too far away: { $reach }.
   *[one] { $unit } is too far away: { $reach }.
}
battle-refused-evades = { FORM($unit) ->
    [many] { $unit } are evading: attack them from their own zone.
   *[one] { $unit } is evading: attack it from its own zone.
}
battle-refused-flies = { FORM($unit) ->
    [many] { $unit } are flying and have been attacked: only ranged and snipe attacks reach them now.
   *[one] { $unit } is flying and has been attacked: only ranged and snipe attacks reach it now.
}
battle-refused-unflanked = { FORM($unit) ->
    [many] { $unit } are out of range of { $flanker }: attack an enemy in range of the unit that flanks.
   *[one] { $unit } is out of range of { $flanker }: attack an enemy in range of the unit that flanks.
}
battle-refused-elsewhere = { FORM($unit) ->
    [many] { $unit } are in another zone: { $power } does not reach that far.
   *[one] { $unit } is in another zone: { $power } does not reach that far.
}
battle-refused-idle = { $power } would not affect { $unit }: choose another unit.
battle-refused-large = { FORM($unit) ->
    [many] { $unit } are too large: { $power } takes up to { $most } squares.
   *[one] { $unit } is too large: { $power } takes up to { $most } squares.
}
battle-refused-hero = { $unit } is a hero, and { $power } never affects heroes.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# An attack that is "open" has not been chosen yet: it is the best that the action allows.
battle-why-points = { $open ->
    [0] it takes
   *[other] it can take
} { $number } points of { $unit } on average ({ $chance } for { $squares ->
    [one] one square
   *[other] { $squares } squares
}) instead of { $instead }
battle-why-defeats = { $open ->
    [0] it defeats
   *[other] it can defeat
} { $unit } { $number }% of the time instead of { $instead }%
battle-why-base = { $number ->
    [one] one unit stands in { WHOSE($seat) } base and scores each round instead of { $instead }
   *[other] { $number } units stand in { WHOSE($seat) } base and score each round instead of { $instead }
}
# $seat is the opponent; $unit is the one that acts.
battle-why-threats = { $number } of { WHOSE($seat) } units can still attack { $unit } in this round instead of { $instead }
battle-why-weakest = its easiest line is a { $number } instead of a { $instead }
battle-why-lost = it loses { $number } squares on average instead of { $instead }

## A unit's action as a whole, in hints and reviews

battle-action = { $unit }: { LIST($parts) }
battle-action-unit = Act with { $unit }
battle-action-move = move to { $zone }
battle-action-strike = { $attack } attack
battle-action-at = { $attack } attack on { $target }
battle-action-attack = attack { $where } of { $target } ({ $odds })
battle-action-use = use { $power }
battle-action-regroup = regroup
battle-action-done = do nothing more
`,Qa=`### DiceWing: dice, squadrons, attacks and trophies.

## Dice

dicewing-die = { $kind } of { WHOSE($seat) } set
dicewing-die-of = { WHOSE($seat) } { $kind }
# A die as it lies: read out, and where a pointer rests on it.
dicewing-die-shows = { $value ->
    [0] { $kind } of { WHOSE($seat) } set, not rolled yet
   *[other] { $kind } of { WHOSE($seat) } set, showing { $value }
}
dicewing-die-tip = A { $die }. { $range }
# Below a die whose face prints another number than it counts.
dicewing-die-counts = { $kind } = { $value }
dicewing-face = { $printed }, which counts as { $value }
dicewing-range = Its faces are 1 to { $most }.
dicewing-range-zero = Its faces are 1 to 10: the 0 counts as 10.
dicewing-range-tens = Its faces are the tens from 10 to 100: the 00 counts as 100.

## The table

dicewing-squadron = Squadron
dicewing-squadron-of = { PERSON($seat) ->
    [you] Your squadron
   *[other] { NAME($seat) }'s squadron
}
dicewing-squadron-launched = { $size ->
    [2] Squadron, as last seen. Both are launched.
   *[other] Squadron, as last seen. Two of these { SPELL($size) } are launched.
}
dicewing-count-of = { $count } of { $of }
dicewing-pool = Pool
dicewing-pool-left = { $left ->
    [one] { $left } die left
   *[other] { $left } dice left
}
dicewing-bay-of = { PERSON($seat) ->
    [you] Your bay
   *[other] { NAME($seat) }'s bay
}
dicewing-bay-open = Open
dicewing-bay-own = Only you see it
dicewing-bay-empty = Still empty
# $seat is the player who has still to choose.
dicewing-bay-sealed = { PERSON($seat) ->
    [you] Sealed until you are ready
   *[other] Sealed until { NAME($seat) } is ready
}
dicewing-sealed = { PERSON($seat) ->
    [you] One of your sealed dice
   *[other] One of { NAME($seat) }'s sealed dice
}
dicewing-used = Used
dicewing-trophies = trophies
dicewing-trophies-of = { PERSON($seat) ->
    [you] Your trophies
   *[other] { NAME($seat) }'s trophies
}
dicewing-seat-ready = ready

## Where the game stands

dicewing-set-up = Set-up
dicewing-draft = Draft
dicewing-second-draft = Second draft
dicewing-reload = Reload
dicewing-status = Stage { $stage }, attack { $attack } of { $of }
dicewing-where = stage { $stage }, attack { $attack }

## What you are asked

dicewing-take-one = Take one die from the pool.
dicewing-progress = { $pick ->
    [1] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next two
       *[other] { NAME($seat) } takes the next two
    }.
    [2] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next one too
       *[other] { NAME($seat) } takes the next one too
    }.
   *[other] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next one
       *[other] { NAME($seat) } takes the next one
    }.
}
dicewing-last-pick = Pick { $pick } of { $of }. The die keeps its face. The attacks come next.
dicewing-launch-two = Launch two dice in secret.
dicewing-call-training = Choose which of your two dice Training adds.
dicewing-call-targeting = Choose which of { WHOSE($foe) } two dice Targeting adds.
dicewing-one-set = { PERSON($seat) ->
    [you] Both of your dice come from the same set.
   *[other] Both of { NAME($seat) }'s dice come from the same set.
}
dicewing-both-odd = { PERSON($seat) ->
    [you] Both of your dice are odd.
   *[other] Both of { NAME($seat) }'s dice are odd.
}
dicewing-lower-one = Lower one die in { WHOSE($foe) } squadron.
dicewing-lower-in-secret = Lower one die in { WHOSE($foe) } squadron, in secret.
dicewing-used-lowest = { PERSON($seat) ->
    [you] You used the lowest die in this attack, the { $value }.
   *[other] { NAME($seat) } used the lowest die in this attack, the { $value }.
}
dicewing-lower-initial = The lowest dice are equal, and { WHOSE($seat) } Initial Power is lower.
dicewing-both-lower = The lowest dice are equal, so both players lower a die if they can.
dicewing-capture-one = Capture one of { WHOSE($foe) } two dice.
dicewing-same-sides = Both dice have the same number of sides.
dicewing-roll = Roll { $die }.
dicewing-enter = Enter the number it shows, 1 to { $sides }.
dicewing-enter-zero = Enter the number it shows, 1 to 9, or 10 for a 0.
dicewing-enter-tens = Enter its tens digit, 1 to 9, or 10 for 00.

## What the others are doing

dicewing-taking = { NAME($seat) } is taking a die from the pool.
dicewing-launching = { NAME($seat) } is choosing two dice in secret.
dicewing-both-launching = Both players are choosing two dice in secret.
dicewing-calling = { NAME($seat) } is choosing which die { $bonus } adds.
dicewing-lowering = { NAME($seat) } is lowering one of { WHOSE($foe) } dice.
dicewing-lowering-in-secret = { NAME($seat) } is secretly lowering one of { WHOSE($foe) } dice.
dicewing-both-lowering = Both players are lowering a die in secret.
dicewing-capturing = { NAME($seat) } is capturing one of { WHOSE($foe) } two dice.
# When everybody sees what was chosen in secret.
dicewing-open-together = both bays open together
dicewing-lower-together = the lowest dice are equal, so each player lowers a die
dicewing-has-chosen = { PERSON($seat) ->
    [you] You have chosen; { $together }.
   *[other] { NAME($seat) } has chosen and is waiting; { $together }.
}
dicewing-is-choosing = { NAME($seat) } is choosing too; { $together }.

## Buttons

dicewing-take = Take { $die }, showing { $value }
dicewing-launch = Launch { $first } and { $second }
dicewing-launch-die = { $value } ({ $die })
dicewing-add = Add { $die }, showing { $value }
dicewing-pick = Pick { $die }, which stays at { $value }
dicewing-lower = Lower { $die } from { $value } to { $lower }
dicewing-capture = Capture { $die }, showing { $value }

## Power

dicewing-power = Power
dicewing-initial = Initial
dicewing-training = Training
dicewing-model = Model
dicewing-targeting = Targeting
dicewing-synchronized = Synchronized
dicewing-power-part = { $name } { $value }
# What a pair is worth before it is launched: some of it depends on the other pair.
dicewing-power-certain = for sure
dicewing-power-open = { $power } + ?
dicewing-power-depends = { LIST($parts) }
dicewing-open-own = one of your dice ({ $least } to { $most })
dicewing-open-either = one of their dice ({ $least } to { $most })
dicewing-open-higher = their higher die ({ $least } to { $most })
dicewing-open-both = both of their dice ({ $least } to { $most })
dicewing-forecast = Power { $power } for sure: { LIST($why) }.
dicewing-forecast-open = Power { $power } for sure ({ LIST($why) }), plus { LIST($parts) }.
dicewing-calculation = Power calculation
dicewing-training-why = { $which ->
    [higher] both from { WHOSE($seat) } set, so the higher counts again
    [lower] both from { WHOSE($seat) } set, so the lower counts again
   *[either] both from { WHOSE($seat) } set, so either counts again
}
dicewing-model-why = equal sides, so both count again
# $seat is the opponent, whose dice are added.
dicewing-targeting-why = { $which ->
    [higher] both odd, plus { WHOSE($seat) } higher die
    [lower] both odd, plus { WHOSE($seat) } lower die
   *[either] both odd, plus either of { WHOSE($seat) } dice
}
dicewing-synchronized-why = equal numbers, plus both of { WHOSE($seat) } dice
# An attack that is won by Power, and the prize.
dicewing-won-both = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }, and take both dice.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }, and takes both dice.
}
dicewing-won-most = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }, and take the die with more sides, the { $die }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }, and takes the die with more sides, the { $die }.
}
dicewing-won-equal = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }. Both dice have the same number of sides: you take the { $die }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }. Both dice have the same number of sides: { NAME($seat) } takes the { $die }.
}
# An attack that is won by something else, and the prize as a sentence of its own.
dicewing-conclusion = { $victory } { $prize }
dicewing-prize-both = { PERSON($seat) ->
    [you] You take both dice.
   *[other] { NAME($seat) } takes both dice.
}
dicewing-prize-most = { PERSON($seat) ->
    [you] You take the die with more sides, the { $die }.
   *[other] { NAME($seat) } takes the die with more sides, the { $die }.
}
dicewing-prize-equal = { PERSON($seat) ->
    [you] Both dice have the same number of sides: you take the { $die }.
   *[other] Both dice have the same number of sides: { NAME($seat) } takes the { $die }.
}

## The log

dicewing-rolled = { PERSON($seat) ->
    [you] You roll: { LIST($dice) }
   *[other] { NAME($seat) } rolls: { LIST($dice) }
}
dicewing-first = { PERSON($seat) ->
    [you] You go first
   *[other] { NAME($seat) } goes first
}
    .why = { WHOSE($seat) } { $die } is higher than { WHOSE($foe) } { $other }
dicewing-tied = Both dice show { $value }, so both are rolled again
dicewing-took = { PERSON($seat) ->
    [you] You take { THE($die) }
   *[other] { NAME($seat) } takes { THE($die) }
}
dicewing-attack = Stage { $stage }, attack { $attack }
dicewing-launched = { PERSON($seat) ->
    [you] You launch { THE($die) } and { THE($other) } in secret
   *[other] { NAME($seat) } launches { THE($die) } and { THE($other) } in secret
}
dicewing-ready = { NAME($seat) } is ready
dicewing-revealed = { PERSON($seat) ->
    [you] You reveal { THE($die) } and { THE($other) }
   *[other] { NAME($seat) } reveals { THE($die) } and { THE($other) }
}
dicewing-called = { PERSON($seat) ->
    [you] You choose { THE($die) } for { $bonus }
   *[other] { NAME($seat) } chooses { THE($die) } for { $bonus }
}
dicewing-total = { PERSON($seat) ->
    [you] You announce Power { $value }
   *[other] { NAME($seat) } announces Power { $value }
}
dicewing-aimed = { PERSON($seat) ->
    [you] You pick { THE($die) } in secret
   *[other] { NAME($seat) } picks { THE($die) } in secret
}
dicewing-picked = { PERSON($seat) ->
    [you] You pick { WHOSE($foe) } { $die }, which can go no lower
   *[other] { NAME($seat) } picks { WHOSE($foe) } { $die }, which can go no lower
}
dicewing-lowered = { PERSON($seat) ->
    [you] You lower { WHOSE($foe) } { $die }
   *[other] { NAME($seat) } lowers { WHOSE($foe) } { $die }
}
    .why = it now shows { $after }
dicewing-spared-equal = No Collateral Damage
    .why = the lowest dice are equal
dicewing-spared-empty = No Collateral Damage
    .why = no die is left in the opposing squadron
dicewing-spared-last-attack = No Collateral Damage
    .why = this is the last attack, and the dice that are left count for nobody
dicewing-spared-lowest-faces = No Collateral Damage
    .why = every die in the opposing squadron already shows its lowest face
dicewing-captured = { PERSON($seat) ->
    [you] You capture { THE($die) }
   *[other] { NAME($seat) } captures { THE($die) }
}
dicewing-left-over = { PERSON($seat) ->
    [you] Your last die is { THE($die) }
   *[other] { NAME($seat) }'s last die is { THE($die) }
}
dicewing-reloaded = The { $dice } dice that are not trophies make up the second pool

## Who won, and why

dicewing-attack-won = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }.
}
dicewing-attack-won-lowest-die = { PERSON($seat) ->
    [you] Power is equal. Your lowest die is lower, { $own } against { $other }: you win the attack.
   *[other] Power is equal. { NAME($seat) }'s lowest die is lower, { $own } against { $other }: { NAME($seat) } wins the attack.
}
dicewing-attack-won-initial = { PERSON($seat) ->
    [you] Power and lowest dice are equal. Your Initial Power is lower, { $own } against { $other }: you win the attack.
   *[other] Power and lowest dice are equal. { NAME($seat) }'s Initial Power is lower, { $own } against { $other }: { NAME($seat) } wins the attack.
}
dicewing-attack-drawn = Power, lowest dice and Initial Power are all equal: nobody wins this attack.
dicewing-won = { $other ->
    [0] { PERSON($seat) ->
        [you] You win the game, { dicewing-trophy-count } to none.
       *[other] { NAME($seat) } wins the game, { dicewing-trophy-count } to none.
    }
   *[other] { PERSON($seat) ->
        [you] You win the game, { dicewing-trophy-count } to { SPELL($other) }.
       *[other] { NAME($seat) } wins the game, { dicewing-trophy-count } to { SPELL($other) }.
    }
}
dicewing-trophy-count = { $own ->
    [one] { SPELL($own) } trophy
   *[other] { SPELL($own) } trophies
}
dicewing-won-sides = { PERSON($seat) ->
    [you] Trophies are equal. Yours have more sides, { $own } to { $other }: you win the game.
   *[other] Trophies are equal. { NAME($seat) }'s have more sides, { $own } to { $other }: { NAME($seat) } wins the game.
}
dicewing-won-displayed = { PERSON($seat) ->
    [you] Trophies and sides are equal. Your trophies show { $shown } { dicewing-times-own }, { NAME($foe) }'s { dicewing-times-other }: you win the game.
   *[other] Trophies and sides are equal. { NAME($seat) }'s trophies show { $shown } { dicewing-times-own }, { PERSON($foe) ->
        [you] yours
       *[other] { NAME($foe) }'s
    } { dicewing-times-other }: { NAME($seat) } wins the game.
}
dicewing-times-own = { $own ->
    [0] never
    [1] once
    [2] twice
   *[other] { $own } times
}
dicewing-times-other = { $other ->
    [0] never
    [1] once
    [2] twice
   *[other] { $other } times
}
dicewing-drawn = Every tie-break is equal: the game is a draw.

## Why something cannot be done

dicewing-in-pool = in the pool
dicewing-in-squadron = in { WHOSE($holder) } squadron
dicewing-in-bay = in { WHOSE($holder) } launch bay
dicewing-in-trophies = in { WHOSE($holder) } trophy case
dicewing-in-used = in the Used area
dicewing-not-in-pool = { $die } is { $where }: you take dice from the pool.
dicewing-not-yours = { $die } is { $where }: you launch dice from your own squadron.
dicewing-not-training = { $die } is { $where }: Training adds one of your two launched dice.
dicewing-not-targeting = { $die } is { $where }: Targeting adds one of { WHOSE($foe) } two launched dice.
dicewing-no-lower = { $die } can go no lower: pick a die that can.
dicewing-not-theirs = { $die } is { $where }: you lower a die in { WHOSE($foe) } squadron.
dicewing-not-launched = { $die } is { $where }: you capture one of { WHOSE($foe) } two launched dice.
dicewing-launch-two-different = Launch two different dice together.
dicewing-pick-one = Pick one die.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# $seat is the opponent, as in all of these.
dicewing-why-beats = { $pairs ->
    [one] it beats { WHOSE($seat) } last pair, and the other does not
   *[other] it beats { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
}
# The same, where one bonus does most of it.
dicewing-why-beats-by = { $pairs ->
    [one] { $bonus } lets it beat { WHOSE($seat) } last pair
   *[other] { $bonus } lets it beat { $number } of { WHOSE($seat) } { $pairs } possible pairs ({ $without } without it) instead of { $instead }
}
dicewing-why-keeps = it leaves a pair that beats { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
dicewing-why-lowest = it has the lowest die against { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
# The die left over after stage 1 decides who drafts first in stage 2.
dicewing-why-first = the { $value } left over, which decides who goes first, is higher than { $number } of { WHOSE($seat) } { $dice } dice instead of { $instead }
dicewing-why-shows = it shows { $number } instead of { $instead }
dicewing-why-adds = it adds { $number } instead of { $instead }
dicewing-why-pair = { $first } and { $second } make { $number } Power instead of { $instead }
# The same, where bonuses make some of it.
dicewing-why-pair-bonus = { $first } and { $second } make { $number } Power ({ LIST($why) }) instead of { $instead }
dicewing-why-denies = it denies { NAME($seat) } a pair of { $number } Power instead of { $instead }
dicewing-why-meetings = the pairs left then win { $number } of { $meetings } possible attacks instead of { $instead }
`,$a=`### A bot's advice.

# The move, the reason for it, and how often it wins.
hint = { SENTENCE($what) } { $why ->
    [only] Nothing better in sight
    [unsure] Hard to call
    [close] Hardly better than the rest
    [better] Better than the rest
   *[best] Far better than the rest
}: you win { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} in 100.
`,eo=`### inDICEsion: foam dice, boards, towers and powers.

## Dice

indicesion-colour = { $colour ->
    [orange] orange
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
indicesion-colour-title = { $colour ->
    [orange] Orange
    [yellow] Yellow
    [red] Red
    [blue] Blue
    [green] Green
   *[pink] Pink
}
indicesion-die = { indicesion-colour } { $number }
indicesion-shows = { $face ->
    [0] { $die }, crooked
   *[other] { $die }, showing { $face }
}
# A die that lies, with its face, inside a sentence where it is not drawn.
indicesion-with-face = { $die } (showing { $face })
indicesion-held = { $held ->
    [middle] { $die }, in the middle
    [thrown] { $die }, just thrown
    [again] { $die }, to be thrown again
   *[unused] { $die }, unused
}
# A die on the table: where it lies, and what it scores.
indicesion-lying = { $die }, { $where }, { $worth }
indicesion-on = on { LIST($things) }
indicesion-on-dice = on { LIST($dice) }, { $place }
indicesion-off = off the boards
indicesion-crooked = scores nothing, as no face is clearly up
indicesion-covered = scores nothing, as another die lies on it
indicesion-scores-nothing = scores nothing
indicesion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
indicesion-minus = { $points ->
    [one] minus { $points } point
   *[other] minus { $points } points
}

## Powers

indicesion-orange = Orange scores { $worth } if it shows { $least } to { $most }, and nothing otherwise.
indicesion-yellow = Yellow adds 1 to the other dice on its board.
indicesion-yellow-self = Yellow adds 1 to every die on its board, itself included.
indicesion-red = Red burns every die that touches it, and burned dice are out of play.
indicesion-blue = An unused blue die can replace a die knocked off your board.
indicesion-blue-burned = An unused blue die can replace a die knocked off your board, or burned on it.
indicesion-green = Green subtracts its points from the board it lies on.
indicesion-pink = Right after your throw, you can give up an unused pink die to throw the same die again.
indicesion-orange-short = Scores { $worth }, or nothing
indicesion-yellow-short = Adds 1 to other dice
indicesion-yellow-self-short = Adds 1 to every die
indicesion-red-short = Burns whatever touches it
indicesion-blue-short = Replaces a knocked-off die
indicesion-blue-burned-short = Replaces a lost die
indicesion-green-short = Subtracts points
indicesion-pink-short = Lets you throw again

## The table

indicesion-table = The table
indicesion-middle = The middle
indicesion-off-boards = Off the boards
indicesion-gone = Out of play
indicesion-board-of = { WHOSE($seat) } board
indicesion-board-title = { TITLE(WHOSE($seat)) } board
    .inside = { indicesion-board-of }
indicesion-unused-dice = { TITLE(WHOSE($seat)) } unused dice
indicesion-to-skip = { $turns ->
    [one] { $turns } turn to skip
   *[other] { $turns } turns to skip
}
indicesion-shared = { $count ->
    [one] { TITLE(LIST($dice)) } also counts here
   *[other] { TITLE(LIST($dice)) } also count here
}
indicesion-wins = { $rounds ->
    [one] { $rounds } round won
   *[other] { $rounds } rounds won
}
indicesion-rounds-won = rounds won
indicesion-points-on-board = points on the board

## Where the game stands

indicesion-set-up = Set-up
indicesion-mode = { $mode ->
    [classic] Classic
   *[drafting] Drafting
}
indicesion-status = { indicesion-mode }, round { $round }
indicesion-status-won = { indicesion-mode }, round { $round } ({ $own } to { $other })
indicesion-status-step = { $step ->
    [draft] { $status }, the draft
    [start] { $status }, who starts
   *[score] { $status }, the score
}

## What you are asked

indicesion-the-die = the die
indicesion-die-of-seat = { WHOSE($seat) } die
indicesion-roll = Roll { $die }.
indicesion-who-is-oldest = Who is the oldest?
indicesion-oldest-starts = The oldest player starts.
indicesion-choose-colour = Choose the colour of your dice.
indicesion-no-powers = In Classic, colours have no powers.
indicesion-take-one = Take a die.
indicesion-each-takes = Each player takes { SPELL($dice) } dice from the middle, one at a time.
indicesion-throw-one = { $left ->
    [one] Throw your last die.
   *[other] Throw one of your { SPELL($left) } dice.
}
indicesion-release = { PERSON($seat) ->
    [you] Release the die at least { SPELL($inches) } inches from the board you aim at.
   *[other] A die must be released at least { SPELL($inches) } inches from the board it is aimed at.
}
indicesion-release-every = { PERSON($seat) ->
    [you] Release the die at least { SPELL($inches) } inches from every board.
   *[other] A die must be released at least { SPELL($inches) } inches from every board.
}
indicesion-dice-decide = Dice decide how the throw turns out.
indicesion-replace = { $lost ->
    [knocked] Replace a knocked-off die with a blue one?
    [burned] Replace a burned die with a blue one?
   *[both] Replace a lost die with a blue one?
}
indicesion-replacing-why = { PERSON($seat) ->
    [you] The blue die shows the same face but has no power. You skip your next turn.
   *[other] The blue die shows the same face but has no power. { NAME($seat) } then skips a turn.
}
indicesion-throw-again = Throw { $die } again?
indicesion-throw-again-now = Throw { $die } again, at any board.
indicesion-taken-back = Only the die just thrown is taken back. What it did stays done.
indicesion-settles = The other dice come to rest.
indicesion-stands = { TITLE($die) } is put on { WHOSE($board) } board, showing { $face }.
indicesion-is-thrown = { TITLE($die) } is thrown.
indicesion-write = Write how each die that moved now lies: red1=4@Alpha (face, board), red1=x (crooked, on no board) or blue2=6^pink1 (on another die). Then write touch red1-blue2 for each die that touched a red one. If the die was released too close to a board, write foul. A die you leave out lies as before, or, if the die below it is gone, on what was below that one.

## What another player is doing

indicesion-saying = { NAME($seat) } is saying who is the oldest.
indicesion-choosing = { NAME($seat) } is choosing a colour.
indicesion-taking = { NAME($seat) } is picking a die.
indicesion-throwing = { NAME($seat) } is throwing a die.
indicesion-replacing = { NAME($seat) } is deciding whether to use blue.
indicesion-deciding-again = { NAME($seat) } is deciding whether to throw again.

## Buttons

indicesion-seat = { PERSON($seat) ->
    [you] You
   *[other] { NAME($seat) }
}
indicesion-take = Take { indicesion-colour }
indicesion-throw = Throw { indicesion-colour }
# $at is a board, or a die on one.
indicesion-throw-at = Throw { indicesion-colour } at { $at }
indicesion-drop-onto = Drop { indicesion-colour } onto { $at }
indicesion-die-on = { $die } on { $board }
indicesion-throw-lob = Throw { indicesion-colour } at { WHOSE($board) } board, in an arc
    .short = in an arc
indicesion-throw-drop = Throw { indicesion-colour } at { WHOSE($board) } board, from above
    .short = from above
indicesion-throw-skim = Throw { indicesion-colour } at { WHOSE($board) } board, low and fast
    .short = low and fast
indicesion-lob = It flies in an arc from outside the boards, with backspin.
indicesion-drop = It drops from { SPELL($inches) } inches above the board.
indicesion-skim = It flies low over the table, with backspin to stop it on the board.
indicesion-respawn = Replace { $die } with a blue die showing { $face }
indicesion-leave-it = Leave it
indicesion-spend = Give up a pink die and throw { $die } again
indicesion-costs-blue = It costs a blue die and your next turn.
indicesion-costs-pink = It costs a pink die and your next turn.

## The boards added up

indicesion-boards = The boards
indicesion-at-the-end = at the end of the round
indicesion-if-it-ended = if the round ended now
indicesion-worth = worth { $value }
indicesion-plus = { $value } + { $bonus }
indicesion-times = { $value } × { $levels } levels
indicesion-plus-times = ({ $value } + { $bonus }) × { $levels } levels
indicesion-times-plus = { $value } × { $levels } levels + { $bonus }
indicesion-wins-with = { PERSON($seat) ->
    [you] You win the round with { $points }.
   *[other] { NAME($seat) } wins the round with { $points }.
}
indicesion-tie = There is a tie for the most points: nobody wins the round.

## The log

# A moment before anything was told.
indicesion-begins = The game begins
indicesion-round = { PERSON($first) ->
    [you] Round { $round }: you start
   *[other] Round { $round }: { NAME($first) } starts
}
indicesion-oldest = { PERSON($seat) ->
    [you] You start
   *[other] { NAME($seat) } starts
}
indicesion-rolled = { PERSON($seat) ->
    [you] You roll { $face }
   *[other] { NAME($seat) } rolls { $face }
}
indicesion-chose = { PERSON($seat) ->
    [you] You choose { indicesion-colour }
   *[other] { NAME($seat) } chooses { indicesion-colour }
}
indicesion-took = { PERSON($seat) ->
    [you] You take { $die }
   *[other] { NAME($seat) } takes { $die }
}
indicesion-thrown = { PERSON($seat) ->
    [you] You throw { $die }
   *[other] { NAME($seat) } throws { $die }
}
indicesion-thrown-at = { PERSON($seat) ->
    [you] You throw { $die } at { WHOSE($board) } board
   *[other] { NAME($seat) } throws { $die } at { WHOSE($board) } board
}
indicesion-thrown-home = { PERSON($seat) ->
    [you] You throw { $die } at your own board
   *[other] { NAME($seat) } throws { $die } at their own board
}
# Where a die lies, after the dice below it: where it is above no board, they say it all.
indicesion-and-place = { $boards ->
    [0] { "" }
   *[other] , { $place }
}
# Where a die is after a throw: one that was thrown, or moved by it. $place is a board, boards or off the boards.
indicesion-lands = { TITLE($die) } ends up { $place }
indicesion-lands-crooked = { TITLE($die) } ends up crooked, { $place }
indicesion-lands-on-dice = { TITLE($die) } ends up on top of { LIST($dice) }{ indicesion-and-place }
indicesion-lands-on-dice-crooked = { TITLE($die) } ends up crooked on top of { LIST($dice) }{ indicesion-and-place }
indicesion-missed = The throw of { $die } does not count
    .why = it was released too close to a board
indicesion-burned = { TITLE($die) } touched { $red } and is out of play
# After a throw: the dice that a red one burned.
indicesion-burn = { $count ->
    [one] { TITLE(LIST($dice)) } burns.
   *[other] { TITLE(LIST($dice)) } burn.
}
indicesion-knocked = { TITLE($die) } was knocked off { WHOSE($board) } board
indicesion-respawned = { PERSON($seat) ->
    [you] You put { $blue } in place of { $die }
   *[other] { NAME($seat) } puts { $blue } in place of { $die }
}
    .why = this costs a turn
indicesion-declined = { PERSON($seat) ->
    [you] You use no blue die
   *[other] { NAME($seat) } uses no blue die
}
indicesion-rerolled = { PERSON($seat) ->
    [you] You take { $die } back to throw it again
   *[other] { NAME($seat) } takes { $die } back to throw it again
}
    .why = this costs { $pink } and a turn
indicesion-kept = { PERSON($seat) ->
    [you] You leave { $die } where it lies
   *[other] { NAME($seat) } leaves { $die } where it lies
}
indicesion-skipped = { PERSON($seat) ->
    [you] You skip a turn
   *[other] { NAME($seat) } skips a turn
}
indicesion-skipped-more = { indicesion-skipped }
    .why = { SPELL($left) } more to skip
indicesion-scored = { TITLE($die) } on { WHOSE($board) } board scores { indicesion-points }
indicesion-scored-made = { indicesion-scored }
    .why = { $made }
indicesion-poisoned = { TITLE($die) } subtracts { indicesion-points } from { WHOSE($board) } board
indicesion-poisoned-made = { indicesion-poisoned }
    .why = { $made }
indicesion-board-scored = { TITLE(WHOSE($board)) } board scores { $points }
indicesion-round-won = { PERSON($seat) ->
    [you] You win round { $round }
   *[other] { NAME($seat) } wins round { $round }
}
indicesion-round-tied = Round { $round } is a tie: nobody wins it

## Who won

indicesion-wins-game = { PERSON($seat) ->
    [you] You win the game.
   *[other] { NAME($seat) } wins the game.
}
indicesion-won = { PERSON($seat) ->
    [you] You win the game, { indicesion-won-rounds }.
   *[other] { NAME($seat) } wins the game, { indicesion-won-rounds }.
}
indicesion-won-rounds = { $own ->
    [one] { SPELL($own) } round to { indicesion-other-rounds }
   *[other] { SPELL($own) } rounds to { indicesion-other-rounds }
}
indicesion-other-rounds = { $other ->
    [0] none
   *[other] { SPELL($other) }
}
indicesion-drawn = After { $rounds } rounds nobody is ahead: the game is a draw.

## Why something cannot be done

indicesion-no-player = Name one of the players here: { EITHER($players) }.
indicesion-colour-taken = { indicesion-colour-title } is { NAME($seat) }'s colour: choose another.
indicesion-none-left = No { indicesion-colour } die is left in the middle: take another colour.
indicesion-none-unused = You have no unused { indicesion-colour } die: throw another colour.
indicesion-not-taken-back = You took { $die } back: throw that one.
indicesion-name-it-alone = Name only the die: you say afterwards where it lies.
indicesion-no-board = There is no board { $board }: choose { EITHER($boards) }.
indicesion-no-ways = Leave out “{ $way }”: here dice decide how a throw turns out.
indicesion-too-close = Seen from above, a { $way } starts less than { SPELL($inches) } inches from the board: choose { EITHER($ways) }.
indicesion-blue-first = First decide whether a blue die replaces a lost one.
indicesion-pink-first = First decide whether to throw { $die } again.
indicesion-no-face = { $die } lay crooked, so there is no face to copy: choose another die, or none.
indicesion-out-of-play = { $die } is out of play for this round: choose a die that was knocked off your board.
indicesion-not-knocked = { $die } was not knocked off your board: choose a die that was.
indicesion-not-lost = { $die } was not knocked off your board or burned on it: choose a die that was.

## Why one throw is better than another: clauses after "Compared with that one,". $instead is the other's number.

indicesion-why-tower = if it stays on { $die }, it tops a tower of { $number } instead of { $instead }
indicesion-why-covers = if it stays on { $die }, it covers { $number } points instead of { $instead }
indicesion-why-covers-none = it covers { $number } points instead of { $instead }
`,to=`### DICE WAR: keeps, pawns and zones.

## Pieces

keep-keep = keep
keep-keep-of = { TITLE(WHOSE($seat)) } keep
    .inside = { WHOSE($seat) } keep
keep-keep-shows = { TITLE(WHOSE($seat)) } keep, showing { $shows }
keep-keep-tip = { $shows ->
    [0] { TITLE(WHOSE($seat)) } keep has fallen to 0.
   *[other] { PERSON($seat) ->
        [you] Your keep shows { $shows }. If it falls to 0, you lose the game.
       *[other] { NAME($seat) }'s keep shows { $shows }. If it falls to 0, { NAME($seat) } loses the game.
    }
}
keep-pawn-whose = { WHOSE($seat) } pawn { $name }
keep-pawn-shows = { $number ->
    [0] { TITLE(WHOSE($seat)) } pawn { $name }, not rolled yet
   *[other] { TITLE(WHOSE($seat)) } pawn { $name }, showing { $number }
}
# A pawn as it lies: read out, and where a pointer rests on it.
keep-pawn-at = { $pawn }, { $place }
keep-in = in { $zone }
keep-in-defense = in the Defense slot of { $zone }
keep-off = off the board
keep-to-be-placed = to be placed
keep-positioned = { $where }, positioned
keep-would-move = { $where }, would move { $whither }
keep-to = to { EITHER($zones) }
# Below a pawn.
keep-to-place = to place
keep-done = done
keep-off-short = off

## The table

keep-home-of = { TITLE(WHOSE($seat)) } home
keep-grey = Grey: must move
keep-defense = Defense
keep-advantage = Advantage
keep-lost = { $lost ->
    [one] { $lost } pawn lost, still to be counted
   *[other] { $lost } pawns lost, still to be counted
}
keep-left-on-keep = left on the keep

## Where the game stands

keep-set-up = Set-up
keep-status-position = Round { $round }, position
keep-status-move = Round { $round }, move
keep-status-attack = Round { $round }, attack
keep-status-end = End of round { $round }

## What you are asked

keep-roll = Roll { $pawn }.
keep-enter = Enter its number, 1 to { $sides }: that is how far it moves. In fights, low numbers win.
keep-place = Place your { $number } at home.
keep-will-move = { $number ->
    [one] It will move exactly { SPELL($number) } zone.
   *[other] It will move exactly { SPELL($number) } zones.
}
keep-position-one = Position one of your pawns.
keep-left-to-position = { PERSON($seat) ->
    [you] Move it, or put it into Defense. You have { keep-still }
   *[other] { NAME($seat) } has { keep-still }
}; { PERSON($foe) ->
    [you] you have { keep-still-other }
   *[other] { NAME($foe) } has { keep-still-other }
}.
keep-still = { $own ->
    [one] { SPELL($own) } pawn to position
   *[other] { SPELL($own) } pawns to position
}
keep-still-other = { $other ->
    [0] none
   *[other] { SPELL($other) }
}
keep-remove-one = Remove one of your pawns.
keep-advantage-each-side = Advantage removes one higher pawn on each side: its owner picks which.
keep-advantage-one = Advantage removes one higher pawn beside it: its owner picks which.
keep-equal-highest = { PERSON($seat) ->
    [you] Your highest pawns in { $zone } are tied.
   *[other] { NAME($seat) }'s highest pawns in { $zone } are tied.
}
# $seat is the other player, who has a pawn left.
keep-must-answer = { PERSON($seat) ->
    [you] You lost the highest pawn in { $zone } and still have another there, so { NAME($foe) } loses one too.
   *[other] { NAME($seat) } lost the highest pawn in { $zone } and still has another there, so { PERSON($foe) ->
        [you] you lose one too.
       *[other] { NAME($foe) } loses one too.
    }
}
keep-take-any = Take any pawns off the board?
keep-rolled-again = Pawns taken off are rolled again next round. The others keep their numbers, and any in Defense must move.

## What the other player is doing

keep-placing = { NAME($seat) } is placing a { $number } at home.
keep-positioning = { NAME($seat) } is positioning a pawn.
keep-removing = { NAME($seat) } is choosing a pawn to remove.
keep-taking = { NAME($seat) } may take pawns off the board.

## Buttons

keep-place-it = Place it in { $zone }
keep-defend = Defend { $zone } with { $pawn }
keep-move = Move { $pawn } to { $zone }
keep-move-off = Move { $pawn } off the board
keep-remove = Remove { $pawn }
keep-take-off = { $pawns ->
    [one] Take off { SPELL($pawns) } pawn
   *[other] Take off { SPELL($pawns) } pawns
}
keep-leave-all = Leave all pawns
# A pawn by its number, and by its name where another looks the same.
keep-pawn-in = { $pawn } in { $zone }
keep-pawn-in-defense = { $pawn } in { $zone }, in Defense
keep-pawn-named = { $number } ({ $name })

## What a move means

keep-from = From { $zone } it moves { $whither }.
keep-leaves = It moves off the board, without penalty, and is rolled again next round.
keep-must-move = It must move next round.
keep-meets = It meets { WHOSE($foe) } { LIST($numbers) } there.
keep-strikes = Its Advantage would remove { WHOSE($foe) } { LIST($numbers) }.
keep-is-struck = { $count ->
    [one] { TITLE(WHOSE($foe)) } { LIST($numbers) } has Advantage and would remove it.
   *[other] { TITLE(WHOSE($foe)) } { LIST($numbers) } have Advantage and would remove it.
}

## The attack as it would come now

keep-attacked-now = If attacked now
keep-pawn-of = { WHOSE($seat) } { $number } in { $zone }
keep-attack-nothing = An attack now would remove no pawns.
keep-attack-removes = An attack now would remove { LIST($lost) }.
keep-attack-breaches = An attack now would let { LIST($breaching) } breach.
keep-attack-both = An attack now would remove { LIST($lost) }, and let { LIST($breaching) } breach.
keep-attack-chooses = { PERSON($seat) ->
    [you] In an attack now, you would choose which of your pawns to remove.
   *[other] In an attack now, { NAME($seat) } would choose which of their pawns to remove.
}
keep-attack-then = { $attack } { $choice }
keep-then-chooses = { PERSON($seat) ->
    [you] Then you choose which of your pawns to remove.
   *[other] Then { NAME($seat) } chooses which of their pawns to remove.
}

## The attack added up

keep-the-attack = The attack
keep-in-round = round { $round }
keep-if-attacked = If the attack came now
keep-as-they-stand = pawns as they stand
keep-keep-total = Keep
keep-before = Before
keep-before-why = the keep as the attack begins
keep-breach = Breach
keep-breach-why = { WHOSE($seat) } { $number } is left in { $zone }

## The odds

keep-rolling = { $pawns ->
    [one] Rolling { SPELL($pawns) } pawn
   *[other] Rolling { SPELL($pawns) } pawns
}
keep-odds-any = For each move: the chance that at least one pawn can make it.
keep-odds-first = Reached by the first move
keep-odds-home = Moves to the other home
keep-odds-lowest = The lowest number
keep-odds-with = { $what } (with { EITHER($numbers) })
keep-odds-zones = { EITHER($zones) }
keep-odds-moves = { $moves ->
    [0] never
    [one] { $moves } move
   *[other] { $moves } moves
}

## The log

keep-board = The board is our own design
    .why = { keep-board-open }
keep-own-board = The board is a player's own design
    .why = { keep-board-open }
keep-board-open = the rulebook does not specify the lanes, the Defense slots or the Advantage zones outside the homes
keep-round = { PERSON($first) ->
    [you] Round { $round }: you go first
   *[other] Round { $round }: { NAME($first) } goes first
}
keep-moving = Round { $round }: move
keep-attacking = Round { $round }: attack
keep-rolled = { PERSON($seat) ->
    [you] You roll a { $pawn }
   *[other] { NAME($seat) } rolls a { $pawn }
}
keep-placed = { PERSON($seat) ->
    [you] You place { THE($pawn) } in { $zone }
   *[other] { NAME($seat) } places { THE($pawn) } in { $zone }
}
keep-moved = { PERSON($seat) ->
    [you] You move { THE($pawn) } from { $zone } to { $to }
   *[other] { NAME($seat) } moves { THE($pawn) } from { $zone } to { $to }
}
keep-defended = { PERSON($seat) ->
    [you] You put { THE($pawn) } into the Defense slot of { $zone }
   *[other] { NAME($seat) } puts { THE($pawn) } into the Defense slot of { $zone }
}
keep-left = { PERSON($seat) ->
    [you] You move { THE($pawn) } from { $zone } off the board, without penalty
   *[other] { NAME($seat) } moves { THE($pawn) } from { $zone } off the board, without penalty
}
keep-stuck = { TITLE(WHOSE($seat)) } { $pawn } in { $zone } leaves the board
    .why = it can neither move nor defend
keep-loses = { PERSON($seat) ->
    [you] You lose { THE($pawn) } in { $zone }
   *[other] { NAME($seat) } loses { THE($pawn) } in { $zone }
}
# After the reason for a loss.
keep-cost = { $price ->
    [0] { " (no cost at home)" }
   *[other] { "" }
}
keep-struck = { keep-loses }
    .why = { WHOSE($foe) } { $striker } in { $strikes_from } is lower and has Advantage{ keep-cost }
keep-highest = { keep-loses }
    .why = it is the highest there{ keep-cost }
keep-highest-both = { keep-loses }
    .why = both sides have the highest number there{ keep-cost }
keep-answered = { keep-loses } in return
    .why = { PERSON($foe) ->
        [you] you lost the highest there and still have another pawn
       *[other] { NAME($foe) } lost the highest there and still has another pawn
    }{ keep-cost }
keep-lowered = { TITLE(WHOSE($seat)) } keep falls from { $before } to { $after }
    .why = { $lost ->
        [one] { SPELL($lost) } pawn lost
       *[other] { SPELL($lost) } pawns lost
    }
keep-breached = { PERSON($seat) ->
    [you] You breach { $zone } with { THE($pawn) }
   *[other] { NAME($seat) } breaches { $zone } with { THE($pawn) }
}
    .why = { $before ->
        [0] { WHOSE($foe) } keep has already fallen
       *[other] { WHOSE($foe) } keep falls from { $before } to { $after }
    }
keep-took-off = { PERSON($seat) ->
    [you] You take { THE($pawn) } in { $zone } off the board
   *[other] { NAME($seat) } takes { THE($pawn) } in { $zone } off the board
}
keep-stayed = { PERSON($seat) ->
    [you] You leave { keep-pawns } on the board
   *[other] { NAME($seat) } leaves { keep-pawns } on the board
}
keep-pawns = { $pawns ->
    [one] { SPELL($pawns) } pawn
   *[other] { SPELL($pawns) } pawns
}
# A moment of an attack of which nothing was told.
keep-attack-goes-on = The attack goes on

## Who won, and why

keep-won = { PERSON($seat) ->
    [you] You win the game: { NAME($foe) }'s keep has fallen, and yours still shows { $own }.
   *[other] { NAME($seat) } wins the game: { WHOSE($foe) } keep has fallen, and { NAME($seat) }'s still shows { $own }.
}
keep-won-rounds = { PERSON($seat) ->
    [you] You win the game: after the last round your keep is higher, { $own } to { $other }.
   *[other] { NAME($seat) } wins the game: after the last round { NAME($seat) }'s keep is higher, { $own } to { $other }.
}
keep-drawn-both = Both keeps fell at the same time: the game is a draw.
keep-drawn-level = The last round is over and both keeps show { $shown }: the game is a draw.

## Why something cannot be done

keep-not-yours = { $pawn } is { NAME($seat) }'s pawn: choose one of yours.
keep-not-on-board = { $pawn } is not on the board: choose a pawn that is.
keep-full-home = { $zone } takes only { SPELL($most) } pawns while you place them: choose the other zone of your home.
keep-positioned-already = { $pawn } has been positioned this round: choose a pawn that has not.
keep-not-so-far = { $pawn } shows { $number } and moves exactly that far: { $whither }.
keep-not-off = { $pawn } shows { $number }, so it does not leave the board: it moves { $whither }.
keep-full-zone = { $zone } is full: it holds { SPELL($full) } pawns per player, not counting Defense. Choose another zone.
keep-in-defense-already = { $pawn } has been in Defense since last round: move it now.
keep-no-slot = { $zone } has no Defense slot: move { $pawn } instead.
keep-slot-taken = The Defense slot of { $zone } is taken: move { $pawn } instead.
keep-not-struck = Advantage does not strike { $pawn }: remove a higher pawn beside the Advantage zone, outside Defense.
keep-not-highest = { $pawn } is not the highest in { $zone }: remove a pawn that is.
keep-not-there = { $pawn } is not in { $zone }: remove a pawn there.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# $seat is the opponent.
keep-why-takes = an attack made now costs { WHOSE($seat) } keep { $number } instead of { $instead }
keep-why-saves = an attack made now costs { WHOSE($seat) } own keep { $number } instead of { $instead }
keep-why-reach = { $number } of the pawns left on the board can reach { WHOSE($seat) } home in one move instead of { $instead }
keep-why-chances = { $number } of { WHOSE($seat) } pawns could still breach in this round instead of { $instead }
keep-why-threats = only { $number } of { WHOSE($seat) } pawns could still breach in this round instead of { $instead }
keep-why-strikes = it moves from there to { $number ->
    [one] { $number } Advantage zone
   *[other] { $number } Advantage zones
} instead of { $instead }
keep-why-crowd = { $number ->
    [0] no other pawn shares that zone's Defense slot instead of { $instead }
   *[other] only { $number } of { WHOSE($seat) } pawns share that zone's Defense slot instead of { $instead }
}
keep-why-rolls = rolling { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} reaches the opposing home in one move { $number }% of the time instead of { $instead }%
`,no=`### Dice Wars' lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

army-lesson-an-army-behind-a-divider = Both sides roll ten troop dice at the same time, each behind the divider. Swords and axes attack, shields defend, a heal brings dice back, and a skull is out of the fight until it is healed.
    .title = An army behind a divider
    .task = Roll your ten troops.
    .notice = Three swords and two axes are 5 attack; two shields and a double shield are 4 defence. The skull stays as it is.

army-lesson-roll-again = You may roll any troops again, twice at most; skulls stay. You keep what you like: here three swords. Four swords would earn you a bonus die; two axes earn nothing.
    .title = Roll again
    .task = Pick both axes and roll them again.
    .otherwise = Keep the swords, the shields and the heal: pick the two axes only.
    .notice = Two more swords: five attack as before, and now they are five of a kind.

army-lesson-the-divider-goes = Beta is ready behind the divider. Once you stop as well, both trays are revealed: each side's attack meets the other's defence, and whatever gets through costs health.
    .title = The divider is lifted
    .task = Stop, and let them fight.
    .otherwise = Five swords are enough: stop here.
    .notice = Your 5 attack met 4 defence: Beta is down to 9. Your shields held. Your heal revived the skull, and your shields rest for a turn. Your swords have earned a bonus die.

army-lesson-a-bonus-die = Four swords or axes earn an Attack die, four shields a Defense die, four heals or skulls a Special die. The supply lies in the middle. A Captain can make every sword hit harder.
    .title = A bonus die
    .task = Take the Captain.
    .otherwise = Any of them is good. For this lesson take the Captain.
    .notice = It is yours for the whole match, and rolled first from the next turn on.

army-lesson-the-last-stroke = Two turns later Beta has 4 health left. Your Captain shows a sword buff: each of your three swords counts 1 more. With two axes that is 8 attack.
    .title = The final blow
    .task = Stop, and strike.
    .otherwise = 8 attack may well be enough: stop.
    .notice = 8 attack met 4 defence: Beta has no health left, and the round is yours. The next one starts with 15 health each, and your Captain is in it.

army-lesson-two-rounds-win = Each round starts with five more health and all your dice back, bonus dice included. Whoever wins two rounds wins the match.
    .title = Two rounds to win
`,ro=`### War Dice's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

battle-lesson-a-unit-is-a-grid-of-dice = You bought Dragon Warriors, two columns by two rows, and rolled 5, 5, 2 and 2. Whoever attacks a row or column must roll more than its sum. Two 2s in the same row or column would be easy prey.
    .title = A unit is a grid of dice
    .task = Spread your dice evenly.
    .otherwise = Put a 5 and a 2 into every row and column: choose Spread evenly.
    .notice = Every row and column adds up to 7 now, and none is easy.

battle-lesson-move = Three zones lie in a line: your base, the center and Beta's base. In an action a unit may move one zone and attack, in either order. Beta's Zombie Horde is in the center. Melee reaches only its own zone.
    .title = Move
    .task = Move to the center.
    .otherwise = From your base the Dragon Warriors reach nobody: move to the center.
    .notice = The action is not over yet: now the unit may attack.

battle-lesson-strike = A melee attack takes a row or a column. You roll two dice and must beat its sum; each 6 adds a die. Column 1 of the Zombie Horde is only a 4, since the square below it is crossed out.
    .title = Strike
    .task = Attack column 1 of the Zombie Horde.
    .otherwise = You beat the 4 of column 1 five times in six. The other rows and columns are far stronger.
    .notice = 3 and 2 are 5, more than 4: the square is crossed out. An equal total would have missed. When all squares are crossed out the unit is defeated.

battle-lesson-a-power = Column 3 of the Zombie Horde is 5 and 1. Your Archers shoot from the next zone with two dice. Your Dragon Warriors have Flanking: another of your units attacks at once with one more die. It uses up both units' actions.
    .title = A power
    .task = Use Flanking.
    .otherwise = Choose Flanking, so that your Archers attack with three dice.
    .notice = Three dice came to 7, more than 6. Touch a unit to read what its powers do.

battle-lesson-under-siege = Beta's Bone Tosser besieges your Dragon Warriors with three dice. You name three squares, and one die is rolled against each, on its own. A die beats a 2 easily, but a 5 only with a 6.
    .title = Under siege
    .task = Name both 5s and one 2.
    .otherwise = Leave one 2 out: name both 5s and one 2.
    .notice = Both 5s held. A unit that has lost squares can regroup: you roll and place its remaining dice anew.

battle-lesson-storm-the-base = Each round that ends with a unit of yours in Beta's base gives you a victory point. Five win, and you have four. But the way in is closed while Beta has a melee unit in the center, and the Zombie Horde still stands there. Your Footsoldiers share its zone.
    .title = Storm the base
    .task = Attack the Zombie Horde with your Footsoldiers.
    .notice = The last square is crossed out, and in the same action your Footsoldiers march in. The round ends with your fifth point, and you have won. You also win by defeating every enemy unit.

battle-lesson-your-turn = Begin with a small army: 10 or 15 points, a few cheap units and one that costs more. Touch any unit to see what it can do. Every choice shows what an attack needs, and its chance.
    .title = Your turn
`,io=`### DiceWing's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

dicewing-lesson-two-sets-one-pool = Alpha's bone dice and Beta's ink dice, seven each, are rolled into one pool. You draft from both sets, and a die keeps the face it shows. A d% counts in tens, and a 0 on a d10 is ten.
    .title = Two sets, one pool

dicewing-lesson-take-a-die = You go first, so you take one die; then Beta takes two, and from there you take turns. High faces hit hard.
    .title = Take a die
    .task = Take a die that shows 17 or more.
    .otherwise = That die can wait: look for a face of 17 or more. The d% dice count in tens.
    .notice = It lies in your squadron now, open for Beta to see. Beta picks twice.

dicewing-lesson-launch-two-dice = Both players pick two dice in secret; both bays open together. Two dice from one set earn Training: the higher one counts again.
    .title = Launch two dice
    .task = Launch your bone d20 and d12.
    .otherwise = Try the bone pair, the d20 showing 17 and the d12 showing 9: both come from Alpha's set.
    .notice = 17 + 9 and Training 17; both are odd, so Targeting adds Beta's 5 as well: 48. Beta's mixed pair is odd too and adds your 17: 25. You win the attack.

dicewing-lesson-low-dice-bite-back = Whoever used the lowest die of the attack, win or lose, lowers one die in the other squadron by a step. This time the lowest dice can be yours: twins, both showing 1. Equal numbers are Synchronized and add both opposing dice; odd ones add the higher.
    .title = Low dice bite back
    .task = Launch your two d6.
    .otherwise = Launch both d6, each showing 1: equal, odd, and with equal sides.
    .notice = Two ones are worth 2, Model 2 again, Targeting 100 and Synchronized 112: 216 against 112. You win, and having used the lowest die you may lower one of Beta's dice.

dicewing-lesson-lower-then-capture = First one of Beta's dice is lowered by a step. Then you capture: of the two dice that Beta launched, the one with the most sides. Beta's d12 is its best die left.
    .title = Lower, then capture
    .task = Lower Beta's d12.
    .otherwise = The small ones do little harm: lower the d12.
    .notice = The d12 shows 7 now, and Beta's d20 is your first trophy.

dicewing-lesson-the-die-you-keep = After three attacks stage 1 is over, and each player has one die left. The higher one decides who goes first in stage 2. So every launch is also about the die that you keep.
    .title = The die you keep
    .task = Keep the d%: launch your d8 and d4.
    .otherwise = Keep the d% showing 20 and launch the other two, the d8 and the d4.
    .notice = 8 + 4 and Training 8 make 20, against 7 + 3 and Targeting 8: 18. You win the attack and capture the d10. Beta's 3 was the lowest die and lowered your d% to 10, but that is still higher than the 7 that Beta kept: you go first in stage 2.

dicewing-lesson-trophies-win = In stage 1 the winner of an attack captures the opposing die with the most sides; in stage 2, after a second draft, both opposing dice. Most trophies win the game. If trophies are equal, the sides of their dice decide, then the highest face.
    .title = Trophies win
`,ao=`### inDICEsion's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

indicesion-lesson-throw-dice-at-boards = You and Beta each have six dice and a board. You take turns, throwing one die at a time. At the end of the round each of you scores every die on your own board, whoever threw it: a point for each pip. Pull a die back and let it go, or press the button: it flies as you aimed it.
    .title = Throw dice at boards
    .task = Throw a die onto your own board.
    .otherwise = Throw it at Alpha's board, which is yours.
    .notice = It lies on your board: at the end of the round it scores what it shows, and so does Beta's blue die there. Until then any throw may knock them off.
    .missed = It came to rest off your board, where it scores nothing: foam dice roll on a little after they land. The ellipse on the table shows where two throws in three end. Throw again, or go on.

indicesion-lesson-towers = Where dice are stacked, only the top one scores, multiplied by the levels of its tower. A crooked die, like the one on Beta's board, scores nothing. This throw drops from above; at the table, Fine aim does the same.
    .title = Towers
    .task = Drop your die from above on your board.
    .otherwise = From above it falls onto your board, and with luck onto a die: choose to drop it there.
    .notice = It came to rest on your 6. That tower is worth its top, 5, times two levels: 10. The 6 under it is worth nothing now.

indicesion-lesson-powers = In Drafting you pick your dice, and colours have powers. Green subtracts its points from the board it lies on: Beta has thrown a 6 onto yours. Yellow adds 1 to the others on its board. Red burns whatever touches it.
    .title = Powers
    .task = Drop red from above on your board.
    .otherwise = Red burns poison away: drop it onto your own board, Alpha's, from above.
    .notice = Red touched the green die, which is now out of play. Red would burn your own dice just as well.

indicesion-lesson-blue-stands-in = Here your yellow die has knocked the green 6 off your board. You may put a blue die in its place, showing the same face: plus 6 points instead of minus 6. It costs the blue die and your next turn.
    .title = Blue stands in
    .task = Put blue in green's place.
    .otherwise = Six points are well worth a turn: replace it.
    .notice = Blue has no poison, and the yellow die beside it adds 1: seven points. You will skip your next turn.

indicesion-lesson-pink-throws-again = Beta's orange die shows 1, which is worth only the 1 that yellow adds. Beta may give up a pink die and a turn to throw the same die again, at any board.
    .title = Pink throws again
    .task = Sit in for Beta: throw it again.
    .otherwise = A 1 is worth another throw here: give up Beta's pink die.
    .notice = The orange die is back in Beta's hand, and only that: whatever it did stays done.

indicesion-lesson-the-round = Once all dice are thrown or used up, whoever has the most points wins the round; nobody wins a tie. In the round with the tower, Beta has 12 points to your 10, and the last die is yours.
    .title = The round
    .task = Drop your last die on your board.
    .otherwise = On Beta's board it would score for Beta: drop it on your own, Alpha's, from above.
    .notice = A 4 beside the tower: 14 to 12, and the round is yours. Everybody picks up their dice again for the next round; two rounds win the game.

indicesion-lesson-your-turn = Throw with the keys, the mouse or a finger: a die flies, bounces and comes to rest as foam does. The ellipse shows where two throws in three end.
    .title = Your turn
`,oo=`### DICE WAR's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

keep-lesson-a-keep-and-five-pawns = Your keep, a d20, shows 20; so does Beta's. Bring Beta's to 0. In turn you each roll a pawn and place it at home, in L1 or R1. You rolled a 3: that is how far it will move.
    .title = A keep and five pawns
    .task = Place your 3 in L1.
    .otherwise = Place it in L1, the left zone of your home.
    .notice = From L1 a 3 moves to M4, the grey middle. Your next roll is a 2, and so it goes on until all pawns are placed.

keep-lesson-run = Now you position your pawns in turn: each moves exactly as far as it shows. A 6 runs from your home straight into Beta's, and every pawn that survives there takes 5 from the keep.
    .title = Run
    .task = Move your 6 into Beta's home.
    .otherwise = Only the 6 reaches Beta's home at once: move it to L7 or R7.
    .notice = Beta answers with a 2 in Defense. Low numbers win fights, and from its home a defender strikes the zone beside it too: your 6 will not last. The table says what an attack would do now.

keep-lesson-guard = A pawn that has not moved can go into the Defense slot of its zone. Homes are Advantage zones: a pawn there removes every higher enemy pawn in the zone beside it. Beta's 6 stands in L1.
    .title = Guard
    .task = Put your 1 into Defense.
    .otherwise = Your 1 in R1 guards L1 as well, if it stays: put it into Defense.
    .notice = The 1 removes the 6 in L1, and your 2 in L3 removes the 4 in R3, since L3 is an Advantage zone too. But Beta's 4 guards Beta's home as your 1 guards yours: your 6 in R7 is gone. Each lost pawn costs its owner's keep 1.

keep-lesson-fight = Where both colours share a zone, the highest pawn goes, and if its owner has another one there, the other side gives up one as well. In M4 your 6 meets a 5; a 3 beside it would help.
    .title = Fight
    .task = Move your 3 to M4.
    .otherwise = From L1 your 3 moves to M4, exactly three zones: there it supports the 6.
    .notice = The 6 was the highest and fell, but you still had the 3 there, so Beta had to give up the 5. One for one, and the 3 stands in M4, three zones from Beta's home.

keep-lesson-storm-the-keep = Later on, Beta's keep shows 5, and nobody guards it. Your 3 in the middle is exactly three zones from Beta's home, and a pawn that stands there after the attack takes 5.
    .title = Storm the keep
    .task = Move your 3 to L7 or R7.
    .notice = Nobody could strike your 3: it took 5, Beta's keep has fallen, and you have won.

keep-lesson-off-the-board = After the fight in M4 the round ends: you may take pawns off the board to roll them again. Pawns that stay keep their numbers, and any in Defense must move. Then the other player goes first.
    .title = Off the board
`,so=`### What a messenger shows of a link: the title of its card.

link-motto = Five war games fought with dice
# $name is the name that whoever invites gave themselves.
link-invited-by = { $name } invites you to { $game }
link-invited = You're invited to { $game }
link-watch = Watch a game of { $game }
link-replay = A game of { $game }, move by move
link-learn = Learn { $game } in two minutes
link-rules = The rules of { $game }
link-position = Find the best move: { $game }
`,co=`### A game's row in the lobby: a summary, the number of players, and the time it takes.

army-lobby = Roll swords, axes and shields behind a screen. Reveal, and count who is left standing.
battle-lobby = Recruit soldiers and monsters made of dice, and storm the enemy base on paper.
dicewing-lobby = Send dice into the air in secret pairs. Two small ones can bring down a hundred.
indicesion-lobby = Flick foam dice onto the boards: stack towers, set them on fire, poison your rivals.
keep-lobby = Race your pawns up the board and batter down the enemy keep.

lobby-facts = { $players } players, { $least } to { $most } minutes
lobby-facts-range = { $few } to { $many } players, { $least } to { $most } minutes

lobby-preparing = The bots are getting ready. The first time, this takes a minute.
`,lo=`### Dice Wars: rule options, what each of their values means, and how one of your own is written.

# B1
army-option-match-length = When the match ends
    .until-two-wins = Tied rounds decide nothing: play on until someone has won two.
    .three-rounds-most-wins = Three rounds at most; the player who has won more of them wins, otherwise it is a draw.
    .three-rounds-strict = Three rounds at most; without two wins it is a draw.
# B1
army-option-most-rounds = Longest match
    .number = After round { $value }, the player who has won more rounds wins the match.
# B32
army-option-most-turns = Longest round
    .number = A round that is undecided after { $value } turns is tied.
# B38
army-option-stuck-round = A round in which nothing can change
    .tie = When neither side can ever do anything again, the round is tied.
    .higher-health = When neither side can ever do anything again, the higher health wins the round.
# B2
army-option-round-reset = Dice in a new round
    .all = A new round gives all dice back.
    .troops-only = A new round gives troop dice back; dead bonus dice stay dead.
    .none = Dead and resting dice stay where they are in a new round.
# B3
army-option-bonus-per = What earns a bonus die
    .category = One die for each category: four swords and four axes earn one Attack die.
    .combo = One die for each kind that comes four times: four swords and four axes earn two.
    .foursome = One die for each four of a kind: eight swords earn two.
# B6
army-option-healed-skulls-count = Skulls that are healed
    .yes = Skulls count even if they are healed: heals come after the totals.
    .no = Skulls that are healed do not count: heals come before the totals.
# B9
army-option-curse-blockable = Defence against a curse
    .no = A curse's { $damage } damage ignores any defence.
    .yes = A curse adds { $damage } to the attack of the side with fewer skulls.
# B11
army-option-enforcer-stacks = Several enforcers
    .no = With an enforcer each betrayal adds 1, however many enforcers there are.
    .yes = Each betrayal adds 1 for every enforcer.
# B19
army-option-defensive-heal-unit = What defensive heal counts
    .face = Each die that heals adds 1 defence.
    .point = Each die that could be revived adds 1 defence.
# B24
army-option-late-bonus-reroll = When a bonus die is rolled again
    .no = You may roll one bonus die again, but only before your troops.
    .yes = You may roll one bonus die again at any time before you stop.
# B26
army-option-gain-on-final-turn = Bonus dice on a round's last turn
    .yes = The turn that ends a round still earns bonus dice.
    .no = The turn that ends a round earns nothing.
# R3
army-option-rule-data = Bonus dice
    .published = The bonus dice are as the rulebook has them.

army-column-faces = faces
`,uo=`### War Dice: rule options, what each of their values means, and how one of your own is written.

# R2
battle-option-budget = Points to spend
    .number = Each player buys units for { $value } points.
    .own = As many points as you agree on, { $least } to { $most }.
# B1
battle-option-hero-unique = Heroes
    .game = Each hero can be bought once in a game, by either player.
    .player = Each player can buy each hero once.
# B5
battle-option-first-player = Who starts a round
    .fixed = Whoever started the first round starts every round.
    .alternate = The players take turns starting a round.
    .roll = A die roll decides it again each round.
# B6
battle-option-allow-hold = Holding
    .yes = A unit may do nothing; that uses up its action.
    .no = A unit must do something; it can always regroup.
# B7
battle-option-siege-restriction = Siege units
    .unit = A unit with a siege rating may move or attack, not both.
    .attack = Only a siege attack cannot be combined with a move.
# B8
battle-option-hero-center-regroup = Regrouping a hero
    .fixed = A hero's center square stays as it is when the hero regroups.
    .free = A hero that regroups may give up its center square or win it back.
# B9
battle-option-size-basis = Size of a unit
    .printed = Powers that speak of a unit's size mean its printed size.
    .remaining = Powers that speak of a unit's size mean the squares that remain.
# B10
battle-option-acid-choice = Acid Blood
    .attacker = The attacking player picks the square that acid burns.
    .defender = The player of the unit with Acid Blood picks the square.
# B11
battle-option-acid-when-destroyed = Acid of a destroyed unit
    .yes = Acid also answers the blow that destroys its unit.
    .no = A unit that is destroyed burns nobody.
# B13
battle-option-unranged-powers = Range of Drain, Healing and Weaken
    .anywhere = Drain, Healing and Weaken reach the whole battlefield.
    .same-zone = Drain, Healing and Weaken reach units in the same zone.
# B20
battle-option-raised-act = Raised units act
    .yes = A raised unit may act in the round in which it is raised.
    .no = A raised unit acts from the next round on.
# B20
battle-option-raised-zone = Where units are raised
    .base = Raised units begin in their owner's base.
    .unit = Raised units begin in the zone of the unit that raises them.
# B21
battle-option-flank-move = Moving for a flank
    .no = The unit that a flank helps attacks from where it stands.
    .yes = The unit that a flank helps may move before it attacks.
# B22
battle-option-flank-strict = Range of a flank
    .no = A flank covers enemies within the range of any of the unit's attacks.
    .yes = A flank covers enemies that the unit could attack now.
# B30
battle-option-hit-and-run = Hit and Run
    .attack-between = A unit with Hit and Run moves a second time only after an attack between the moves.
    .any-parts = A unit with Hit and Run may leave out the attack, and move twice.
# B34
battle-option-swallow-targets = Swallow
    .enemies = Only enemy units can be swallowed.
    .any = Your own units can be swallowed, too.
# R51
battle-option-round-limit = Longest battle
    .number = After { $value } rounds, victory points decide, then what is left of the armies.
# R3
battle-option-rule-data = Units
    .published = The units are as the rulebook has them.

battle-column-width = width
battle-column-height = height
battle-column-cost = cost
battle-column-melee = melee
battle-column-ranged = ranged
battle-column-snipe = snipe
battle-column-critical = critical
battle-column-siege = siege
`,fo=`### DiceWing: rule options, what each of their values means, and how one of your own is written.

# B2
dicewing-option-d-percent-sides = Sides of the d%
    .number = { $value ->
        [10] The d% has ten sides, like the die itself: with a d10 it makes a Model pair.
       *[100] The d% counts as a hundred-sider: never a Model pair with a d10, and the first die captured.
    }
# B3, B4
dicewing-option-manual-bonus-choice = Who picks the bonus die
    .no = Training and Targeting add the higher die by themselves.
    .yes = Each player says which die Training and Targeting add.
# B6
dicewing-option-collateral-tie = Equal lowest dice
    .none = When both sides' lowest dice are equal, nobody applies Collateral Damage.
    .both = When both sides' lowest dice are equal, both apply Collateral Damage, in secret.
    .lower-initial = When both sides' lowest dice are equal, the lower Initial Power applies it.
# B7
dicewing-option-collateral-must-reduce = Collateral Damage on a lowest face
    .no = Collateral Damage may be put on a die that can go no lower.
    .yes = Collateral Damage must lower a die, as long as one can be lowered.
# B9
dicewing-option-trophy-strike = Last tie-break
    .pair = Equal top trophies are struck out one for one.
    .all = Every trophy showing the tied top value is struck out; whoever runs out first loses.
`,po=`### inDICEsion: rule options, what each of their values means, and how one of your own is written.

# R1
indicesion-option-players = Players
    .number = { $value } players.
# R22
indicesion-option-mode = Mode
    .classic = Classic: six dice of your own colour, without powers.
    .drafting = Drafting: you pick your dice in turn, and each colour has a power.
# B1
indicesion-option-throw-model = How throws turn out
    .physics = The table works out how dice fly, bounce and come to rest.
    .table = Rolled dice and a table of chances decide how a throw turns out.
    .referee = You throw real dice, and type in how they lie.
# B30
indicesion-option-first-starter = Who starts a Classic game
    .seat0 = The first seat counts as the oldest player.
    .random = A roll decides who counts as the oldest player.
    .given = The first seat says who is the oldest player.
# B28
indicesion-option-classic-tie-start = Who starts after a tied Classic round
    .last-winner = The last round's winner, or, if there is none yet, whoever started the game.
    .roll-off = All roll, and the highest starts, as in Drafting.
# B40
indicesion-option-release-distance = Six inches to a board
    .any-direction = Measured in any direction, so also from above.
    .horizontal = Measured as seen from above, so nobody can drop a die onto a board.
# B31
indicesion-option-release-from = Six inches from which board
    .targeted = From the board that the throw is aimed at.
    .every = From every board, since a throw may hit any.
# B40
indicesion-option-noise = Hands
    .average = Throws stray as much as most people's.
    .novice = Throws stray a good deal.
    .expert = Throws stray little.
# B3
indicesion-option-yellow-self = Yellow and itself
    .no = A yellow die adds 1 to the other dice on its board.
    .yes = A yellow die adds 1 to every die on its board, itself included.
# B5
indicesion-option-orange-blank-yellow = Orange 1 or 6 beside yellow
    .plus-one = It is worth 0, and 1 more for each yellow die.
    .zero = It stays worth 0.
# B6
indicesion-option-yellow-tower-order = Yellow and towers
    .before = Yellow adds to the top die before its levels multiply it.
    .after = Yellow adds once, after the levels have multiplied the top die.
# B8
indicesion-option-buried-yellow = Yellow below another die
    .yes = It still adds 1 to the other dice on its board.
    .no = It adds nothing.
# B10
indicesion-option-multi-tower = A die on several others
    .sum = It scores once for each tower that it tops.
    .max = It scores once, for the highest tower that it tops.
# B13
indicesion-option-red-vs-red = Red touches red
    .both = Both are removed.
    .none = Neither is: red dice do not burn one another.
# B18
indicesion-option-respawn-face = Which face blue copies
    .on-board = The face that the die showed on the board.
    .after-fall = The face that it shows after its fall, if any is up.
# B20
indicesion-option-respawn-burned = Blue and burned dice
    .no = A blue die stands in only for dice that were knocked off.
    .yes = A blue die also stands in for a die that a red one burned on your board.
# B41
indicesion-option-board-inches = Size of a board
    .number = Boards are { $value } inches wide.
# B41
indicesion-option-gap-inches = Between the boards
    .number = { $value ->
        [8] Boards lie 8 inches apart.
        [6] Boards lie 6 inches apart, the least that the rulebook allows.
       *[12] Boards lie 12 inches apart.
    }
# B41
indicesion-option-foam = The dice's foam
    .soft = Soft foam: dice bounce a little.
    .springy = Springy foam: dice bounce a good deal.
`,mo=`### DICE WAR: rule options, what each of their values means, and how one of your own is written.

# B1
keep-option-board = Board
    .lanes7-hub = Seven rows of two lanes that meet in one wide grey zone in the middle.
    .lanes7-grid = Seven rows of two lanes that never meet; both middle zones are grey.
    .lanes5-hub = Five rows of two lanes that meet in the middle: any 5 or 6 that moves leaves the board.
    .brick7 = Seven rows of two, three, two, one, two, three and two zones, with a choice at many steps.
    .own = A board of your own is a list of zones from Alpha's home to Beta's, such as L3+*>M4: zone L3 with a Defense slot (+) and Advantage (*), leading to M4. A row has one zone (M), two (L R) or three (L C R).
# B2.27
keep-option-advantage-zones = Advantage beside the homes
    .l3-r5 = On lanes7_hub, L3 and R5 are Advantage zones, besides the homes.
    .l3-r3-l5-r5 = On lanes7_hub, both zones before and behind the middle are Advantage zones.
    .none = On lanes7_hub, only the homes are Advantage zones.
    .all = On lanes7_hub, every zone but the grey one is an Advantage zone.
# B2.1
keep-option-position-cap = Pawns placed in one home zone
    .number = A home zone takes at most { SPELL($value) } pawns while pawns are placed.
    .none = Any number of pawns may be placed in one home zone.
# B2.2
keep-option-capacity-counts = Which pawns fill a zone
    .all = Two of your pawns outside Defense fill a zone, whether or not they have been positioned.
    .positioned = Only pawns that you have positioned this round count towards filling a zone.
# B2.6
keep-option-advantage-hits = Whom Advantage removes
    .all = A pawn with Advantage removes every higher opposing pawn to its left and right.
    .one-per-side = A pawn with Advantage removes one higher opposing pawn on each side.
    .one = A pawn with Advantage removes one higher opposing pawn, left or right.
# B2.7
keep-option-advantage-timing = When Advantage strikes
    .together = All Advantage is judged on the position as the attack begins.
    .first-player = The first player's pawns strike first; what they remove no longer strikes.
# B2.8
keep-option-defense-uses-advantage = Advantage from Defense
    .yes = A pawn in Defense uses the Advantage of its zone.
    .no = A pawn in Defense does not attack left and right.
# B2.12
keep-option-tie-followup = After an equal exchange
    .both = After an equal exchange, whoever still has a pawn there makes the other remove one.
    .none = After an equal exchange, nobody removes another pawn.
# B2.17
keep-option-keep-check = When a keep falls
    .staged = Lost pawns count before breaches: a keep that falls to losses ends the game first.
    .end = All losses and breaches count first; only then is it checked whether a keep has fallen.
# B2.19
keep-option-position-order = Rolling and placing
    .roll-place = Each player rolls a pawn and places it before the other rolls.
    .roll-all = Both players roll a pawn, then both place.
# R28
keep-option-round-limit = Longest game
    .number = After { $value } rounds, the higher keep wins.
`,ho=`### Rule options of any game; a game's own are in options-GAME.ftl.

# A house rule in the lobby, such as "Longest game: After 8 rounds, the higher keep wins."
option-chosen = { $title }: { $value }
option-own = one of the players' own

# A change that custom rule data make, such as "Archers: cost 3 (published: 2)".
option-data-change = { $row }: { $column } { $now } (published: { $published })
option-data-more = { $first }; { $rest }
option-data-others = { $count ->
    [one] { $count } more change
   *[other] { $count } more changes
}
`,go=`### The phrases people can say at a table, by name (\`warbones.table.phrases\`).

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-nice = Nicely done!
phrase-wow = What a roll!
phrase-ouch = Ouch!
phrase-thanks = Thank you.
phrase-game = Good game!
`,_o=`### A position to solve: the question, and the result of an answer.

puzzle-task = You are { NAME($seat) }. One move is clearly best: find it.
puzzle-right = Right: { puzzle-chance }
puzzle-shown = This was it: { puzzle-chance }
puzzle-tempting = Tempting, but worse: { puzzle-chance }
# What the right move has over the tempting one.
puzzle-why = The right move is better: { $first }.
puzzle-why-two = The right move is better: { $first }, and { $second }.
puzzle-next-best = Next best: { puzzle-chance }
# Another move, which is not named, wins $more times more often in 100.
puzzle-wrong = Not it: { puzzle-chance } Another move wins { $more ->
    [one] { $more } more game
   *[other] { $more } more games
} in 100.
puzzle-chance = “{ $move }”, { $percent }% to win.
`,vo=`### Why one action is better than another. The clauses are each game's own, such as "it beats 18 of Beta's 21 possible pairs
### instead of 12".

reason-compared = Compared with “{ $other }”, { $first }.
reason-compared-two = Compared with “{ $other }”, { $first }, and { $second }.
`,yo=`### Faults of custom bonus dice in Dice Wars.

army-data-tank = A Tank can show only shields and shield buffs, not { $face } (B32).
army-data-most = With these faces a side could roll { $most } { $effect ->
    [sword] swords
    [axe] axes
    [strike] attack
    [single] shields
    [double] double shields
    [guard] defence
    [skull] skulls
    [heal] heals
    [healing] healing faces
    [betrayal] betrayals
    [enforcer] enforcers
    [sword_buff] sword buffs
    [axe_buff] axe buffs
    [single_buff] shield buffs
    [double_buff] double shield buffs
    [scythe] scythes
    [purify] purifies
    [curse] curses
   *[defensive_heal] defensive heals
} at once; the rules count up to { $room }.
`,bo=`### Faults of custom units in War Dice.

battle-data-squares = { $unit } can have at most { $most } squares, not { $across } by { $down }.
battle-data-hero = { $unit } is a hero: it must have { $width } by { $height } squares, with a fixed center (R6).
battle-data-cheapest = At least one unit of { $faction ->
    [0] { battle-faction-dragonfolk }
    [1] { battle-faction-lich-queen }
   *[2] { battle-faction-horde }
} must cost at most { $points }: tables can be set to { $points } points, and each side needs a unit (B49).
`,xo=`### Refusals about players and tournaments.

refused-no-mark = There is no mark { $mark }; choose from { LIST($known) }.


refused-tournament-full = This tournament is full: it has at most { $most } entrants.
refused-entrant-name-taken = Someone here is already called { $name }, or something very similar: choose another name.
refused-knockout-late-entry = Latecomers can join a knock-out only in its first round, and only in place of a bye.
refused-knockout-return = You can't return to a knock-out after leaving it.
refused-bye-result = A bye needs no result: there was no opponent.
refused-result-used = This result can't be changed any more: the next round's pairings depend on it.
refused-result-draw = This game can't end in a draw.
refused-no-pairing = There is no such pairing in this tournament.
refused-round-unfinished = This round isn't over: there is no result yet for { LIST($names) }.
refused-tournament-over = This tournament is over.
refused-no-entrant = There is no such entrant in this tournament.

refused-pairing-too-few = A round needs at least two players.
refused-pairing-all-rounds = All { $rounds } rounds have been played: end the tournament, or add one more.
refused-pairing-all-met = Everyone has played everyone: end the tournament.
refused-knockout-won = The knock-out is won: end the tournament.

# A name of a player, or a title of a tournament.
refused-name-or-title = { $what ->
    [title] A title
   *[name] A name
}
refused-name-without-letter = { refused-name-or-title } needs at least one letter: add one, or leave the old one.
refused-name-unprintable = A name can't contain invisible characters: use letters, digits and spaces.
refused-name-unseen = { refused-name-or-title } can't contain line breaks or invisible characters{ $how ->
    [named] , such as { $sign } ({ $name })
    [sign] , such as { $sign }
   *[unknown] { "" }
}: use letters, digits, emoji and spaces.
refused-name-long = { refused-name-or-title } can have at most { $most } characters; this one has { $length }.
refused-name-stacked = { refused-name-or-title } can have at most { $most } accents on one letter: remove some from “{ $letter }”.
refused-name-mixed = { refused-name-or-title } must use one alphabet, because letters of different alphabets can look alike. This one has { $letters }: write it in one of them.

refused-no-player = This browser no longer has your player: it was deleted, or you removed it using another device. Choose a name to start afresh, or bring your player over from another device.
refused-name-taken = Another player here has that name, or one that looks like it: choose another.
refused-no-tournament = There is no such tournament.
refused-player-code = This code doesn't work. A code works once, within { $minutes } minutes: show a new one on the other device.
`,So=`### Faults of the facts of a throw in inDICEsion.

indicesion-refused-throw-answered-its-facts = Answer a throw with its facts, a Landing, not with { $landing }.
indicesion-refused-foul-throw-changes-nothing = A foul throw changes nothing, so it has no other facts.
indicesion-refused-only-throw-foul-no = Only a throw can be a foul, and no die is thrown here.
indicesion-refused-most-touches-throw-not = A throw can have at most { $most } touches, not { $count }.
indicesion-refused-each-die-lies-somewhere = Each die lies in one place, but one is named twice.
indicesion-refused-out-of-play = { $die } is not in play: { $where ->
    [hand] { $who } has not thrown it
    [away] nobody has it in this game
   *[burned] it burned, or was given up
}.
indicesion-refused-shows-or-where-crooked = { $die } shows 1 to 6, or 0 if it lies crooked, not { $face }.
indicesion-refused-cannot-lie-itself = { $die } cannot lie on itself.
indicesion-refused-what-lies-named-twice = Name each thing that { $die } lies on only once.
indicesion-refused-where-lies = Where { $die } lies: { $wrong }
indicesion-refused-no-board = There is no board { $board }; choose from { LIST($known) }.
indicesion-refused-cannot-touch-itself-touch = { $die } cannot touch itself: a touch names two dice.
indicesion-refused-not-said-where-lies = Nothing says where { $die } lies.
indicesion-refused-touched-red-die-out = { $die } touched a red die and is out of play, so it can't lie anywhere.
indicesion-refused-cannot-lie-touching-red = { $die } cannot lie on { $other }: touching a red die removes it.
indicesion-refused-burned-cannot-touch-anything = { $die } was burned by { $red }: it cannot touch anything after that.

indicesion-refused-no-die = There is no die { $name }; dice are called { $first } to { $last }.
indicesion-refused-touch-of-none = After “touch”, write two dice that touched, such as red1-blue2.
indicesion-refused-lost-its-board = The die under { $die } has left the board of { LIST($boards) }: write where { $die } lies, too.
indicesion-refused-put-otherwise = { $die } is put on { $board }'s board, showing { $face }: write { $die }={ $face }@{ $board }.
indicesion-refused-no-lie = { $word } does not say how a die lies: write it as red1=4@Alpha (face, board), red1=x (crooked, on no board) or blue2=6^pink1 (on another die).
indicesion-refused-no-touch = { $word } is not a touch: write two dice, such as red1-blue2.

indicesion-refused-aiming = Throws are not aimed here: physics does not decide how they turn out.
indicesion-refused-colour = There is no { $name } die to throw here: choose { EITHER($known) }.
indicesion-refused-whole-number = Places, speeds and turns are whole numbers, such as 1200 or -350, not { $word }.

# Lengths in millimetres, mm/s and mrad/s.
indicesion-aim-height = A die must be released { $least } to { $most } mm above the table.
indicesion-aim-far = A die can be released at most { $most } mm from the middle of the table.
indicesion-aim-fast = A die can be thrown at { $most } mm/s at most, not { $speed }.
indicesion-aim-spin = A die can spin at { $most } mrad/s at most, not { $spin }.
indicesion-aim-held = The orientation of a held die must be a quaternion of length { $length }.
indicesion-aim-close = A die must be released at least { SPELL($least) } inches from { $which ->
    [every] every board
   *[targeted] the board it is thrown at
}{ $how ->
    [above] , seen from above
   *[any] { "" }
}; this one would leave the hand { $inches } inches from { $who }'s.

indicesion-refused-circle = { $die } cannot lie on dice that lie on it.
indicesion-refused-towers = { $die } can be on top of at most { $most } towers.
`,Co=`### Faults of a custom board in DICE WAR.

keep-refused-no-board-no-zone = { $word } is neither a board nor a zone. The boards are { LIST($known) }. { keep-option-board.own }
keep-refused-option-one-or-text = Option { $option } must be one of { LIST($known) }, or a text, not { $value }.

keep-board-row-zones = Row { $row } has { $zones } zones: a row has one, two or three, and rows are numbered from 1 without gaps.
keep-board-zone-order = Zone { $zone } comes where { $due } should: zones are listed row by row, as M, as L R, or as L C R.
keep-board-zone-late = Zone { $zone } comes after the last row.
keep-board-rows = A board must have 3, 5, 7 or 9 rows, not { $rows }: one of them is in the middle.
keep-board-zones = A board can have at most { $most } zones, not { $zones }.
keep-board-home = The home at { $who }'s end must have two zones, L and R, not { $zones }.
keep-board-zone-beyond = Zone { $zone } lies at Beta's end, so it cannot lead to { $to }.
keep-board-zone-nowhere = Zone { $zone } leads nowhere: write which zones of the next row follow, such as { $zone }>{ $to }.
keep-board-zone-to = Zone { $zone } cannot lead to { $to }: the next row has { LIST($after) }.
keep-board-zone-lost = No zone leads to { $zone }, so Alpha's pawns could never enter it and Beta's could never leave.
keep-board-slot = Zone { $zone } is in the middle row, where pawns must move (R11), so it has no Defense slot (+).
keep-board-advantage = Zone { $zone } has no zone to its left or right, so it cannot be an Advantage zone (*).
`,wo=`### Refusals of a match, and faults of its file.

refused-die-sides = A die with { $sides } sides is due, but one with { $rolled } was rolled.
refused-replay-undo = A turn that takes a decision back or ends the match can contain nothing else.

refused-clock-increment = Only a clock for the whole match can add time for each move: leave out the increment.
refused-clock-loss-many = With more than two players, nobody can lose on time: let a bot play on instead.

refused-draw-unknown = The rules of { $game } have no draws, so players can't agree to one.
refused-resignation-many = With more than two players, nobody can resign: let a bot play for you instead.

refused-die-not-due = { $who } has no die to roll now.
refused-real-dice-option = With real dice, { $option } must be { $real }, not { $asked }.
refused-real-dice-off = The table rolls the dice here: there is nothing to type in.
refused-die-of-another = { $who } must roll this die and type it in.
refused-faces-missing = Type in what at least one die shows.
refused-faces-too-many = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} due from { $who } now, but { $faces } faces were typed in.

refused-typed-too-early = The next entry is number { $due }, not { $number }.
refused-typed-already = These dice have already been typed in; the next entry is number { $due }.
refused-throw-not-due = You have no throw to write down now.
refused-undo-limit = You have taken back { $count } decisions, the most that one match allows: play on.
refused-match-over = The match is over.
refused-decision-number = A decision's number must be a whole number, not { $number }.
refused-decision-answered = { $who }'s decision { $number } has already been answered; the next is number { $due }.
refused-decision-too-early = { $who }'s next decision is number { $due }, not { $number }.

refused-no-phrase = There is no phrase { $phrase }; choose from { LIST($known) }.

refused-file-format = This file is written in format { $found }, but this program reads formats { $first } to { $last }.
refused-file-cut = The file ends at line { $number }, before the line with the result: it was cut short.
refused-match-unfinished = This match is not over yet: it can be replayed and downloaded once it is.
refused-file-empty = This file is empty. A match has a heading, then a line of JSON for each turn.
refused-file-lines = Pass the lines of a match's file, each as a string or bytes.
refused-file-seat = Line { $number } answers for a seat that is not at the table.
refused-file-heading = Line 1 is not the heading of a Warbones match: { $why }.
refused-file-turn = Line { $number } is not a turn of a match: { $why }.

refused-view = A match can be viewed as { LIST($seats) }, { $watch } or { $open }, not as { $view }.
refused-replay-turns = This match has { $turns } turns, too many to show: the limit is { $most }.
refused-file-seats = The seats of { $game } are { LIST($seats) }, but this file names others.
refused-file-result = This match does not end with its result: turns are missing, or it was changed.
refused-file-illegal-turn = Turn { $number } of this match breaks the rules of { $game }.

refused-clock-time = { $what ->
    [bank] A clock can start with { $least } to { $most } seconds
    [increment] Each move can add { $least } to { $most } seconds
    [days] A move can have { $least } to { $most } days
   *[move] A move can have { $least } to { $most } seconds
}, not { $value }.
refused-nothing-to-undo = You can take back only your own last decision, and only before a die is rolled for it, something is revealed or the game moves on.
refused-old-rules = This match was played under version { $played } of the rules of { $game }, but this program plays version { $here }.
refused-no-reviews = { $game } has no reviews: its dice are thrown, and simulating thousands of throws for each choice would take too long. The match's story still shows who was ahead.
`,To=`### Faults of an option, a roll or an action.

refused-throw-answered-its-facts = Answer a throw with its facts, a Landing, not with { $landing }.
refused-nothing-decide-now-decide = { $who } has nothing to decide now: it is for { LIST($due) } to decide.
refused-all-its-faces-already = This step already has all its faces, so it isn't waiting for one.
refused-nothing-decide-game-over = { $who } has nothing to decide: the game is over.
refused-nothing-decide-now-due = { $who } has nothing to decide now: { $due ->
    [throw] a throw
   *[die] a die
} is due first.
refused-no-die-rolled-now = A throw is due now, not a roll: answer it with its facts.
refused-die-sides-shows-not = A die with { $sides } sides shows 1 to { $sides }, not { $face }.
refused-dice-rolled-again-again = { $count } dice have been rolled in a row, the most that the program can hold: enter one that ends this, such as { $face }.
refused-no-throw-due-now = No throw is due now.
refused-no-answer-take-back = There is nothing to take back: you can take back only the last answer, and only once.
refused-gives-no-odds = { $game } gives no odds.
refused-odds-given-where-what = There are odds only for a decision that leads straight to a roll, and no such decision is due now.
refused-these-no-facts-throw = These are not the facts of a throw: { $why }.
refused-nothing-follows-itself = No step is played automatically here.

refused-no-toml = This is not valid TOML: { $why }.
refused-row-no-column = There is no column { $column }; choose from { LIST($columns) }.
refused-these-rule-data-change = These rule data change more values than the table has: name each column of a row once.
refused-these-rule-data-have = These rule data have the digest { $digest }, not { $written }: either they were changed by hand, or the published table has changed since.
refused-option-or-text-not = Option { $option } must be { $published } or a text, not { $value }.
refused-data-not = These are the rule data of { $whose }, not of { $game }.
refused-no-row = There is no row { $name }; choose from { LIST($known) }.
refused-no-change-row-write = { $change } does not change a row: write { $published }, or a change such as { $sample }.
refused-no-row-write-below = { $name } is not a row: write [{ $row }], and its columns below it.
refused-them-not = { $name }.{ $column } must have { $cells ->
    [one] { $cells } value
   *[other] { $cells } values
}, not { $count }.
refused-not = { $name }.{ $column } must be { $allowed }, not { $word }.

refused-option-not = Option { $option } can be { EITHER($known) }, not { $value }.
refused-rule-options-values-name = Rule options must be a mapping of names to values, not { $given }.
refused-option-whole-number-from = Option { $option } must be a whole number from { $least } to { $most }, not { $value }.
refused-no-option = There is no option { $name } here; choose from { LIST($known) }.

refused-nested = it is nested too deeply
refused-digits = a number has too many digits
refused-not-one-of = one of { LIST($known) }
refused-not-within = a whole number from { $least } to { $most }

refused-illegal = { $action } is not legal here. { $may }
refused-why = { $action } is not legal here. { CITED($why) } { $may }
refused-may = { $who } can choose: { $actions }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

refused-no-die-over = No die is due: the game is over.
refused-no-die-of-nobody = No shared die is due now.
refused-no-die-of-own = { $who } has no die to roll now{ $due ->
    [nobody] : the die that is due is shared, so name no seat
   *[other] { "" }
}.
`,Eo=`### Refusals of the server: tables, lessons, positions to solve, connections.

refused-no-lesson = There is no lesson for { $game } yet. Its rulebook starts with how to play.
refused-no-lesson-step = The lesson of { $game } has steps 0 to { $last }, and no step { $number }.
refused-lesson-no-throw = There is nothing to throw at this step of the lesson: do what it asks for.

refused-puzzle-future = The positions for { $day } aren't out yet: ask for { $latest } or earlier.
refused-puzzle-past = The first positions are from { $first }: ask for that day or later, not for { $day }.
refused-puzzle-game = { $game } has no positions to solve.
refused-puzzle-date = Write the day as year, month and day, such as 2026-11-24.

refused-not-organiser = Only whoever set up this tournament can change it, in the browser they used.
refused-tournament-bot-clock = In a tournament, running out of time loses the match: no bot plays on.
refused-tournament-seats = Tournament matches are for two players, but { $game } with these options is not.
refused-tournament-seat = No seat at this table is yours. The tournament's page shows which table you play at.
refused-tournament-table = This table doesn't belong to a tournament.
refused-not-entrant = You aren't in this tournament.

refused-player-after-match = This match is over: its players can't change any more.
refused-rated-late = The match has started, so it is too late to rate it or not.
refused-player-two-seats = You already have another seat at this table.

refused-no-speed = There is no speed { $speed }; choose from { LIST($known) }.

refused-not-operator = Only a browser on the machine that serves the tables can open or close them to other devices.

refused-server-full = This server is full: come back in a few minutes.
refused-address-sockets = Your address already has { $most } connections to tables, the most it can have: leave a table first.

refused-message-binary = A message must be JSON text, not binary data.
refused-message-long = A message can have at most { $most } bytes; this one has { $size }.
refused-message-flood = You kept sending more than { $count } messages a second, so this connection was closed.

refused-join-slow = Join the table within { $seconds } seconds of connecting.

refused-no-table = There is no such table.

refused-push-keys = The keys of this subscription didn't come from a browser: send those that its push manager returned.
refused-push-address = Notifications go only to browsers' push services, not to { $address }.

refused-push-expired = This subscription has expired at its push service: subscribe again.

refused-documents-of-client = { $count } of your matches are already waiting to open: try again in a minute.
refused-documents-of-all = { $count } matches are already waiting to open: try again in a minute.
refused-document-slow = This match takes more than { $seconds } seconds to open, which is too long.

refused-no-game = There is no game { $game }; choose from { LIST($known) }.

refused-no-address = There is nothing at this address.
refused-method = This address does not accept that method.
refused-body-long = This is too long: a request can have at most { $most } bytes, and a match file { $file }.
refused-requests-minute = Too many requests from your address in one minute: wait a little, then try again.
refused-tables-today = Too many tables were set up from your address today: play at one of them, or come back tomorrow.
refused-body-missing = The request has no body.
refused-body-nested = The request is nested too deeply.
# What a parser says, in English.
refused-body-unreadable = The request cannot be read. { $why }.
refused-message-unreadable = This is not a message to a table: { $why }.
refused-server-error = Something went wrong here, and nothing was changed. Try again.
refused-join-first = The first message must be a join, with the seat's token.
refused-message-rate = More than { $most } messages a second is too fast: wait a moment, then send this one again.
refused-host = This server doesn't answer to the name { $host }. If people reach it by that name, start it with --public-url.
refused-version = Version { $version } of the protocol is unknown here: this server speaks 3 and 4.
refused-origin = A page from { $origin } can't change anything here. If this server is reached there, start it with --public-url.

# A bot from a file that failed: $bot is the file's name.
refused-bot-gone = { $bot } is not at this table any more.
refused-bot-slow = { $bot } did not answer within { $seconds } seconds.
refused-bot-crashed = { $bot } crashed the process it ran in.
# What the program that runs the file said, in English.
refused-bot-error = { $bot } could not answer: { $why }
refused-bot-token = { $bot } answered with token { $token }, which isn't allowed there.
refused-bot-shape = { $bot } answered with { $found }, not with scores of shape { $shape }.
refused-bot-scores = { $bot } answered with scores that are not finite numbers.

# Sent before a request is read, in English, since no client has said its language yet.
refused-request-slow = The request didn't arrive within { $seconds } seconds: send it again.
refused-too-many-connections = Too many connections from your address: close some, then try again.
`,Do=`### Refusals of a table to the people who sit there.

refused-claim-early = In a rated match without a clock, you can do this once the player to move has been away for { $minutes } minutes while you waited here.

refused-phrase-alone = Nobody else is here yet.
refused-rename-player = You play under your player's name here. Change it on the “You” page.
refused-rematch-early = You can ask for a rematch once the match is over.
refused-draw-bot = Bots don't accept draws: play on, or resign.
refused-draw-again = Your draw was declined. Play on before you offer another.
refused-consent-not-asked = This request isn't waiting for your answer.
refused-stand-in-after-match = The match is over, so there is nothing left for a bot to play.
refused-seat-out-of-time = Your time for this match has run out, so the bot plays on for you.

refused-no-bot = There is no bot { $bot }; choose from { LIST($known) }.

refused-push-off = This server can't send notifications: it has nowhere to store its key.

refused-hint-random-bot = The random bot has no reasons to give: ask { EITHER($others) }.
refused-hints-off = Hints are off between people unless the table was set up with them.
refused-hint-not-due = Hints are for your own decisions, and it isn't your turn.
refused-hint-outdated = The game has moved on.

refused-seat-key = Your key doesn't open a seat at this table. Open the table in the browser that has the seat, or with a new link.
refused-seat-keys-header = Send the keys of your seats here, at most { $most }, in a header: “Authorization: Bearer”, then the keys.

refused-stand-in-plays = A bot is playing for you: take your seat back first.
refused-match-not-begun = The match hasn't started: not everyone has joined.

refused-odds-not-due = There is nothing to roll now.

refused-tables-full = This server is full: { $most } tables are in play. Come back in a few minutes.

refused-proposal-open = Another request is waiting for an answer at this table: settle that one first.
refused-proposal-closed = That request is no longer open.

refused-reviews-of-client = { $count } of your reviews are already being made: try again in a minute.
refused-reviews-of-all = { $count } reviews are already being made: try again in a minute.

refused-client-seed = A client seed is { $bytes } bytes in { $digits } hexadecimal digits (0 to 9 and a to f), not { $share }.
refused-client-seed-unused = The dice of this table are not sealed, so it needs no client seeds.
refused-client-seed-twice = This seat has already sent its client seed: the first one counts.
refused-client-seed-late = Play has started, so it is too late for a client seed: this seat has none.
refused-client-seed-copied = Another seat sent this same client seed: make one of your own.

refused-seat-by-invitation = Seats at this table are by invitation: ask for a link.
refused-seat-taken = This seat is taken: choose another, or watch.
refused-secret-reused = This secret is already in use at this table: make a new one for each seat.
refused-name-at-table = Someone at this table already has that name: choose another one.

refused-seat-count = { $game } has { $seats } seats, but { $asked } were asked for.
refused-seats-all-bots = At least one seat must be a person's.

refused-replay-bytes = This match is too long to show: its first { $count } decisions alone take more than { $bytes } bytes.
refused-replay-rules = This match was played under rules that this version no longer has.

refused-phrase-limit = You have sent { $most } messages, the most that one match allows.

refused-join-twice = This socket has already joined.
refused-spectator-plays = Spectators can't play: open the table with the link to a seat.
refused-questions-pending = { $count } answers are already on their way: wait for them.

refused-spectators-full = { $count } people are watching this table already, and it has room for no more.
refused-seat-connections = This seat was opened in too many other places, so it is closed here.

refused-rated = This match is rated: { $why ->
    [undo] moves can't be taken back
   *[bot] everyone plays for themselves
}.
refused-out-of-time = Your time has run out.
refused-hint-rate = One hint at a time, and one every { $seconds } seconds: ask again in a moment.
refused-odds-rate = One question about odds at a time, and at most { $most } a second: ask again in a moment.
refused-phrase-rate = That was a lot at once: wait a few seconds before you say more.
refused-worker-failed = This took too long or was stopped: ask again in a moment.
refused-review-failed = This review failed; the server's log says why. Ask again.
refused-store-failed = This couldn't be saved: the server's disk is full or read-only. Fix that, then try again.
refused-store-unreachable = The database can't be reached right now, so nothing can be saved: try again in a moment.
refused-table-moved = This table is moving to another server process: try again in a moment.
refused-link-used = This seat is taken. Its link works once, in the first browser that opens it. If it was your seat, it may have been moved to another device from the table's menu. You can still watch.
refused-seat-transferred = This seat was moved to another device, so it is closed here. You can still watch. To take it back, choose “Move this seat to another device” in the table's menu there, and open that link here.
`,Oo=`### The review of a finished match. "You" is whoever looks at it from a seat. Each chance begins where the one
### before ended. $before and $after are the first seat's in percent, $other_before and $other_after the second's.

# A decision that could have been better: $said is what was chosen. The words are those of chess sites.
review-blamed = { $label ->
    [inaccuracy] Inaccuracy:
    [mistake] Mistake:
    [blunder] Blunder:
   *[none] Perhaps not the best:
} { PERSON($seat) ->
    [you] you chose “{ $said }”, { review-chance }
   *[other] { NAME($seat) } chose “{ $said }”, { review-chance }
}
review-luck = { PERSON($seat) ->
    [you] Luck favours you, { review-chance }
   *[other] Luck favours { NAME($seat) }, { review-chance }
}
review-rest = Seen from there, { review-chance }
review-chance = { PERSON(0) ->
    [you] your chance goes from { $before }% to { $after }%.
   *[other] { PERSON(1) ->
        [you] your chance goes from { $other_before }% to { $other_after }%.
       *[other] { NAME(0) }'s chance goes from { $before }% to { $after }%.
    }
}
review-ended = { PERSON(0) ->
    [you] You had a { $before }% chance to win when the players ended the match.
   *[other] { PERSON(1) ->
        [you] You had a { $other_before }% chance to win when the players ended the match.
       *[other] { NAME(0) } had a { $before }% chance to win when the players ended the match.
    }
}
# Where in the match a decision was made, such as "Stage 1, attack 2 of 3".
review-where = { $where }.
review-better = Better: “{ $move }”.
review-better-mix = Better: choose at random between { LIST($moves) }.
review-mixed = “{ $move }” ({ $percent }%)

# How well a seat played, and what its decisions cost in all.
review-account = { review-played }, with { LIST($mistakes) }.
review-account-clean = { review-played }, with no clear mistake.
review-played = { PERSON($seat) ->
    [you] You
   *[other] { NAME($seat) }
} { $quality ->
    [masterly] played superbly
    [strong] played very well
    [good] played well
    [fair] played reasonably well
    [weak] played poorly
   *[wild] played wildly
}: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} cost { $lost } { $lost ->
    [one] point
   *[other] points
} of 100
review-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-no-choice = { PERSON($seat) ->
    [you] You had no choices to make.
   *[other] { NAME($seat) } had no choices to make.
}
`,ko=`### Why other devices cannot open the tables, and what to try: in the lobby of whoever serves them, and in their terminal.

sharing-no-network = This machine isn't on a network. Join Wi-Fi or plug in a cable, then try again.
sharing-only-virtual = The only networks of this machine belong to a VPN, containers or virtual machines ({ LIST($names) }), and devices at home can't reach those. Join Wi-Fi or plug in a cable, or name the address to serve at with --host.
sharing-only-public = This machine has only a public address ({ LIST($addresses) }), which anyone on the internet could open. Join a home network, or serve at that address with --host and read docs/hosting.md.
sharing-advice = If it doesn't open there: the other device must be on this same network, not on guest Wi-Fi or mobile data, and this machine's firewall must let port { EITHER($ports) } through.
sharing-enclosed = This runs in a container or in WSL, which other devices can rarely reach. If it doesn't open there, start it with --host 0.0.0.0 --public-url http://ADDRESS:{ EITHER($ports) }, where ADDRESS is the host machine's address, and let the host machine forward port { EITHER($ports) }.
# What the system says is in its own language.
sharing-port-taken = The table can't be opened at { $host }, port { $port } ({ $why }). Choose another --port.
`,Ao=`### Messages of every table, whatever the game.

# Inside a sentence, before the name of a thing.
seat-whose = { PERSON($seat) ->
    [you] your
   *[other] { NAME($seat) }'s
}

# A piece where it is not drawn, with its article.
piece-the = the { $name }
# Pieces of one kind, where they are not drawn.
piece-times = { $count } × { $name }
# A die that is not drawn where its number matters.
piece-showing = { $name } showing { $face }

list-two = { $first } and { $last }
list-either = { $first } or { $last }
list-more = { $first }, { $rest }

# What an option does, where the board that shows its pieces is not beside it: "Roll 3 again (2 × sword and axe)".
table-with-pieces = { $label } ({ LIST($pieces) })

# Small numbers in words.
number-in-words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
# A line of the log that says what happened and why.
table-because = { $what }: { $why }
# A line as a sentence of its own: a capital, and a stop.
table-sentence = { SENTENCE($text) }
# A sentence after another.
table-sentences = { $first } { $rest }
# What is written below a piece, in two lines where there is room: its kind, then what it shows.
table-caption = { $first }: { $rest }

table-game-over = Game over
table-draw = The game is a draw.
table-won = { PERSON($seat) ->
    [you] You win.
   *[other] { NAME($seat) } wins.
}

# The odds of a roll: numbers that are grouped, and the mean.
table-or-less = { $number } or less
table-or-more = { $number } or more
table-on-average = { $mean } on average

## Before play, and matches that people end themselves

table-not-begun = Not started
table-waiting = The match starts when everyone has joined.
table-nothing-yet = Nothing is rolled and nobody moves before then.
table-out-of-time-all = Everyone who had to move ran out of time: nobody wins.
# $seat loses by this, and $foe wins.
table-out-of-time = { PERSON($seat) ->
    [you] You ran out of time: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } ran out of time: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-stayed-away = { PERSON($seat) ->
    [you] You stayed away: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } stayed away: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-resigned = { PERSON($seat) ->
    [you] You resign: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } resigns: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-called-off = Called off because a player left. No ratings change.
table-draw-agreed = { PERSON(0) ->
    [you] You agreed to a draw.
   *[other] { PERSON(1) ->
        [you] You agreed to a draw.
       *[other] The players agreed to a draw.
    }
}

## Real dice, rolled by hand

table-roll-dice = Roll { $dice } dice.
table-in-this-order = In this order: { LIST($dice) }.
table-rolls-by-hand = { NAME($seat) } is rolling { $die } by hand.
table-somebody-rolls = Someone is rolling { $die } by hand.

## A replay's moments

# All events of a decision, one sentence after another.
table-told = { SENTENCES($lines) }
table-match-begins = The match begins.
table-takes-back = { PERSON($seat) ->
    [you] You take it back.
   *[other] { NAME($seat) } takes it back.
}
table-decides-unseen = { PERSON($seat) ->
    [you] You decide in secret.
   *[other] { NAME($seat) } decides in secret.
}
table-remark = { $before } { PERSON($seat) ->
    [you] You say: { $phrase }
   *[other] { NAME($seat) } says: { $phrase }
}
`,jo=`### Aiming a throw.

web-aim-title = Your throw
web-aim-die = Die
web-aim-board = At
web-aim-drag = Pull back and let go, or flick
web-aim-doing-sling = Sling: let go to throw
web-aim-doing-flick = Flick: let go to throw
web-aim-doing-nothing = Let go here to keep the die
web-aim-missed-slow = Too slow for a flick. Flick faster, or pull back and let go.
web-aim-missed-short = Too short a pull. Pull farther back and let go.
web-aim-missed-aside = Too far to the side. Flick towards the board, or pull back from it.
web-aim-around = Walk around
web-aim-sideways = Direction
web-aim-strength = Strength
web-aim-fine = Fine aim
web-aim-back = Step back
web-aim-height = Height
web-aim-loft = Lift
web-aim-spin = Roll
web-aim-twist = Twist
web-aim-face = Face up
web-aim-any = any
web-aim-plain = Or just throw
web-aim-reset = Aim straight
web-aim-throw = Throw { $die } at { $board }
web-aim-near = The die leaves your hand { web-aim-away } from { $board }. The rules ask for at least { web-aim-least }.
web-aim-away = { NUMBER($away, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-least = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-odds =
    { $fifths ->
        [0] hardly ever
        [5] nearly always
       *[other] { $fifths } times in 5
    }
web-aim-lands = { $board }: { web-aim-odds }
web-aim-lands-nowhere = Off every board: nearly always
web-aim-degrees = { $value }°
web-aim-share = { $value }%
web-aim-inches = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-turns = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns a second
web-aim-first = Aim first
`,Mo=`# Reveals: sums that climb, who won, and the end of a round.

# $who: You, or a name; $value: a signed number, such as "+100"
web-beat-term = { $who }: { $name } { $value }, { $why }
web-beat-plain = { $who }: { $name } { $value }
web-beat-note = { $name } { $value }
# $name: such as "Your attack"
web-beat-sum = { $name }: { $total }
web-beat-wins = wins
web-beat-won = won
web-beat-go-on = Go on
`,No=`### Clocks, and notifications to people whose turn it is.

web-clock-title = Time
web-clock-none = No clock: take as long as you like
web-clock-move = { $each } a move
web-clock-match = { $each } each for the whole match
web-clock-bonus = { $each } each, plus { $more } for every move
web-clock-kind = The clock is for
web-clock-kinds-move = a move, in seconds
web-clock-kinds-bank = the whole match, in seconds
web-clock-kinds-days = a move, in days
web-clock-units-move = Seconds per move
web-clock-units-bank = Seconds at the start
web-clock-units-days = Days per move
web-clock-increment = Extra seconds per move
web-clock-out = When your time runs out
web-clock-ends-loses = You lose the match
web-clock-ends-bot = A bot takes your seat and plays on
web-clock-of =
    { $runs ->
        [yes] { $whose }: { $left } left, running
       *[no] { $whose }: { $left } left
    }
web-clock-left = { $left } left on your clock.
web-clock-to-move = { $left } left
web-clock-took = took { $spent }
web-clock-plays = This match has a clock: { $words }.
web-clock-begins = The match starts at { $at }, even if someone is missing. Clocks run from then on.
web-clock-rolls = You have a free minute to roll open dice; after that your clock runs. Secret dice count as part of your move.
web-clock-rolling = You have a free minute to roll and type in the dice. After that the clock runs.

web-clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-clock-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# Two durations, such as "4 minutes 58 seconds".
web-clock-two = { $more } { $less }
# On the face of a clock, such as "3 d 4 h".
web-clock-face-days = { $days } d { $hours } h

web-clock-calls-title = Your turn
web-clock-calls-ask = Notify me on this device when it's my turn, even if the page is closed
web-clock-calls-your-turn = It's your turn
web-clock-calls-waits = A table is waiting for you.
web-clock-calls-refused = This browser blocks notifications. You can allow them in its settings for this site.
web-clock-calls-failed = Notifications could not be set up. Try again later.
# $when is "today" or "on Tuesday".
web-clock-calls-reached = Last notified { $when }.
web-clock-calls-not-yet = This device hasn't been notified yet.
web-clock-calls-home = On an iPhone or iPad, notifications need Warbones on the Home Screen: tap Share, then “Add to Home Screen”, and turn them on there.
web-clock-calls-home-seats = Your tables stay in this browser. To play one from the Home Screen, choose “Move this seat to another device” in its menu.
web-clock-today = today
web-clock-on = on { $day }
`,Po=`### People at a table, their requests to each other, and invitations.

web-company-here = here
web-company-away = away
web-company-with = with { LIST($others) }
web-company-with-friend = with a friend here
web-company-let-bot = Let the bot play for me
web-company-bot-plays = The bot is playing for you.
web-company-time-out = Your time ran out: the bot plays on for you.
web-company-seat-back = Take my seat back
web-company-watch-link = Copy a link to watch
web-company-copied = Copied
web-company-watching = You are watching. Secrets stay hidden.
web-company-draw = Offer a draw
web-company-resign = Resign
web-company-resign-sure = Resign and end the match
web-company-play-on = No, play on
web-company-carry = Move this seat to another device
web-company-carry-hint = Open this link on the other device during this match. It works once, and closes the seat here.
web-company-carry-link = Link to your seat
web-company-say = Say something
web-company-heard = Chat
web-company-mute = Hide what others say
web-company-says = { $name }: { $words }
web-company-name = Your name
web-company-name-hint = as everyone sees it
web-company-save-name = Save the name

web-company-sharing-title = Other devices
web-company-sharing-alone = Only this machine can open the tables.
web-company-sharing-alone-link = So far, only this machine can open that link.
web-company-sharing-open = Let in devices on this network
web-company-sharing-asks = Everyone on this network could open the table, watch, and sit down at listed tables. That is fine at home, less so in a café. Nothing goes out to the internet, and you can keep them out again at any time.
web-company-sharing-yes = Let them in
web-company-sharing-no = Not now
web-company-sharing-lent = Every device on this network can open the tables at:
web-company-sharing-scan = Or have your friend scan this with a phone on this network.
web-company-sharing-scan-afar = Or have your friend scan this with a phone.
web-company-sharing-code = QR code of the link
web-company-sharing-trouble = Link doesn't open?
web-company-sharing-instead = Try { $address } instead
web-company-sharing-closes = “Keep other devices out” disconnects everyone who joined from one.
web-company-sharing-close = Keep other devices out

web-company-invite-friends = Still missing
web-company-invite-title = { $name } isn't here yet. Send this link to your friend:
web-company-invite-link = Link to { $name }'s seat
web-company-invite-copy = Copy the link
web-company-invite-copied = Copied
web-company-invite-share = Share
web-company-invite-share-text = Play { $game } with me
web-company-invite-offered = A seat is saved for you
web-company-invite-by = { $name } invites you to { $game }
web-company-invite-to = You're invited to { $game }
web-company-invite-terms = At this table
web-company-invite-learn = Learn { $game } in two minutes, in a new tab
web-company-invite-seat-detail = This link works once. The seat will belong to this browser.
web-company-invite-sit = Sit down
web-company-invite-taken = This seat is taken
web-company-invite-bad = This invitation is incomplete
web-company-invite-bad-detail = Part of the link is missing. Ask for it again and open all of it.
web-company-invite-both = You already have a seat at this table
web-company-invite-both-detail = Send this link to your friend, or play both sides here and pass the device.
web-company-invite-stay = Go to my seat
web-company-invite-sit-too = Sit here too

web-company-wish-undo = { $name } asks to take back the last move.
web-company-wish-rematch = { $name } would like a rematch.
web-company-wish-draw = { $name } offers a draw.
web-company-wish-own-undo = You asked to take back your move. Waiting for { LIST($names) } to agree.
web-company-wish-own-draw = You offered a draw. It can be accepted until your next move. Waiting for { LIST($names) }.
web-company-wish-own-rematch = You asked for a rematch. Waiting for { LIST($names) } to agree.
web-company-wish-again = They are playing again at another table.
web-company-wish-own-again = This match is over. You are playing again at another table.
web-company-wish-gone = { $name } has been away for ten minutes, and this match is rated.
web-company-wish-claim = Claim the win
web-company-wish-call-off = Call it off, unrated
web-company-wish-go-on = Keep waiting
web-company-wish-refused-undo = { $name } declines to take back the move.
web-company-wish-refused-rematch = { $name } declines a rematch.
web-company-wish-refused-draw = { $name } declines the draw.
web-company-wish-read = OK
web-company-wish-refuse = No
web-company-wish-allow = Allow
web-company-wish-play = Rematch
web-company-wish-agree = Agree to a draw

web-company-door-free = A seat is free at this { $game } table
web-company-door-free-detail = Anyone may take it. It will belong to this browser.
web-company-door-sit-as = Sit down as { $name }
web-company-door-kept = A seat at this { $game } table is saved for a friend
web-company-door-kept-detail = To play, you need the seat's own link. Ask whoever set up the table: it is under “Send this link to your friend”. Free seats: { LIST($names) }.
web-company-door-over = This { $game } match is over
web-company-door-over-detail = You can step through it, move by move.
`,Fo=`### A position to solve each day.

web-daily-title = Today's positions
web-daily-how = One move is clearly best. Find it.
web-daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-daily-page = { $game }, position of { $day }
web-daily-heading = Position of { $day }
web-daily-loading = Setting up the position.
web-daily-none = There is no position here
web-daily-untried = Not tried yet
web-daily-tried =
    { $count ->
        [one] { $count } try so far
       *[other] { $count } tries so far
    }
web-daily-solved =
    { $count ->
        [one] Solved on the first try
       *[other] Solved on try { $count }
    }
web-daily-shown = Solution seen
web-daily-right = That is the move.
web-daily-gave-up = This was the move.
web-daily-look = It is outlined on the board where possible.
web-daily-show = Show the solution
web-daily-again = Try it again
web-daily-share = Copy my result
web-daily-copied = Copied
# A line to share, without the answer: a square for each try.
web-daily-shared = Warbones, { $game }, { $day }: { $squares }
web-daily-shared-streak = Warbones, { $game }, { $day }: { $squares }, { $days } days in a row
web-daily-before = Previous day
web-daily-after = Next day
web-daily-others = All games
`,Io=`### Dice that anyone can check.

web-dice-title = Sealed dice
web-dice-before = This was published before the first roll. Write it down, and no die can be changed without your noticing:
web-dice-who-brought = { LIST($names) } added to the randomness.
web-dice-nobody-brought = Nobody added to the randomness.
web-dice-copy = Copy it
web-dice-copied = Copied
web-dice-sealed = The dice check out
web-dice-checked = Checked
web-dice-not-checked = Not checked here
web-dice-not-replayed = Not checked: whether each decision was legal and each die was due, the log, and the result. Run “warbones verify” on the match's file to check these too.
web-dice-flown =
    { $throws ->
        [one] { $throws } throw: only “warbones verify” can work out how the die flew.
       *[other] { $throws } throws: only “warbones verify” can work out how each die flew.
    }
web-dice-broken = These dice do not add up
web-dice-how = How the check works
web-dice-unsealed = This match was started before Warbones sealed its dice: nothing was published to check them against.
web-dice-typed = The dice of this match were rolled by hand and typed in: nobody can check them.
web-dice-real = Real dice, rolled by hand
web-dice-real-detail = People at this table roll their own dice and type in what they show. Nobody can check those, so the match is not rated. Bots' dice are sealed as always.
web-dice-by-hand =
    { $typed ->
        [one] { $typed } die was rolled by hand and typed in: nobody can check it.
       *[other] { $typed } dice were rolled by hand and typed in: nobody can check them.
    }
web-dice-not-by-hand = The file says that people rolled real dice, but the table never told this browser so.
web-dice-no-match = This is not a complete match. A match has a heading, a line of JSON for each turn, and a result.
web-dice-newer-format = A later version of Warbones wrote this file. This page reads formats up to { $latest }: open it with a later version.
web-dice-same-commitment = The commitment is the one this browser received before the first roll.
web-dice-other-commitment = The commitment is not the one this browser received before the first roll.
web-dice-same-share = This browser's client seed is in the file.
web-dice-other-share = This browser's client seed is not the one in the file.
web-dice-other-shares = The players' client seeds are not the ones this browser received at the start.
web-dice-withheld = The table never revealed its secret, so no die can be checked.
web-dice-no-secret = The secret is not 32 bytes in 64 hexadecimal digits.
web-dice-committed = The secret is the one the table committed to before the first roll.
web-dice-other-secret = The secret is not the one the table committed to.
web-dice-share-count = The file does not have a client seed, or its absence, for each seat.
web-dice-brought = { $name } sent a client seed.
web-dice-brought-nothing = { $name } sent no client seed.
web-dice-no-share = { $name }'s client seed is not 32 bytes of its own in 64 hexadecimal digits.
web-dice-everybodys = Shared dice
web-dice-own = { $name }'s own dice
web-dice-follow =
    { $faces ->
        [one] { $whose }: the only face is correct.
       *[other] { $whose }: all { $faces } faces are correct and in order.
    }
web-dice-wrong-face = { $whose }, face { $at }: { $problem }
web-dice-out-of-order = it is out of order
web-dice-no-sides = the file does not say how many sides its die has
web-dice-shows = it shows { $face } but should show { $right }
web-dice-unknown-kind = The file holds an answer of an unknown kind
web-dice-stranger = A die was rolled for a seat that is not at the table
web-dice-throws-order = The throws are out of order
web-dice-decisions-order = { $name }'s decisions are out of order
web-dice-wrong =
    { $more ->
        [0] { $first }.
       *[other] { $first } (and { $more } more).
    }

web-dice-page-title = Dice that anyone can check
web-dice-page-check = Check a match
web-dice-page-check-detail = Choose the file of a finished match. This page checks its dice without sending anything anywhere: you can go offline first. “warbones verify FILE” also replays the decisions and the result by the rules.
web-dice-page-drop = Drop a match's file here, or choose one
web-dice-page-unchecked = Nothing here can be checked
web-dice-page-foreign = This file is not a match
web-dice-page-child = How it works, in plain words
web-dice-page-story-box = Before the first roll, the table thinks of a secret number and locks it in a box that everyone can see. Nobody can look inside, and the table can no longer swap what is in it.
web-dice-page-story-share = Then each player's browser thinks of a number of its own and lays it beside the box. The table locked the box without knowing that number, and the player doesn't know what is in the box. So neither can choose how the dice fall.
web-dice-page-story-stir = All these numbers are stirred together, always in the same way, and out come the dice of the whole match, one after another.
web-dice-page-story-open = When the match is over, the box is opened. Your browser stirs the numbers again and checks that every die fell as it should. If one did not, you are told. If all did, you see one small seal.
web-dice-page-formula = The formula
web-dice-page-formula-detail = All texts are ASCII; all digits are hexadecimal in lower case. HMAC is HMAC-SHA256. Every face is equally likely: words that would favour one are skipped.
web-dice-page-secret = Secret
web-dice-page-secret-how = s
web-dice-page-secret-meaning = 32 random bytes of the table, secret until the match is over.
web-dice-page-commitment = Commitment
web-dice-page-commitment-how = SHA-256("warbones-dice-1:" + hex(s))
web-dice-page-commitment-meaning = is shown before anyone sends a client seed.
web-dice-page-shares = Client seeds
web-dice-page-shares-how = "shares:" + seed, seed, …
web-dice-page-shares-meaning = 64 digits for each seat in order, or - for none.
web-dice-page-match-key = Match key
web-dice-page-match-key-how = HMAC(s, client seeds)
web-dice-page-match-key-meaning = depends on both sides.
web-dice-page-stream-key = Stream key
web-dice-page-stream-key-how = HMAC(match key, "stream:" + table | 0 | 1 | … | throws)
web-dice-page-stream-key-meaning = one for shared dice, one for each seat's own, one for throws.
web-dice-page-word = Word
web-dice-page-word-how = HMAC(stream key, "n:t"), the first 4 bytes
web-dice-page-word-meaning = for face n and try t, both counted from 0.
web-dice-page-face = Face
web-dice-page-face-how = word mod sides + 1
web-dice-page-face-meaning = of the first try whose word is below the largest multiple of sides in 2^32.
web-dice-page-throw = Throw
web-dice-page-throw-how = HMAC(stream key of throws, "n"), the first 8 bytes
web-dice-page-throw-meaning = is the seed that throw n flies from.
web-dice-page-example = A worked example
web-dice-page-example-detail = Secret 00…07 (31 bytes of 00, then 07); the first of two seats sent 1f thirty-two times as its client seed, the second none. This page worked out the first shared face of a six-sided die; type each line into a terminal and compare.
web-dice-page-example-commitment = The commitment.
web-dice-page-example-match-key = The match key.
web-dice-page-example-stream-key = The key of the shared dice.
web-dice-page-example-word = Face 0, try 0. It is below the last multiple of six, so it counts.
web-dice-page-example-face = The face.
web-dice-page-limits = What this does not prove
web-dice-page-limit-league = That the table and the last player to send a client seed did not conspire: together they could have tried seeds until they liked the dice.
web-dice-page-limit-random = That a client seed was random. Your browser makes yours; nobody else can vouch for theirs.
web-dice-page-limit-noted = That the commitment in a file is the one shown before the first roll, unless you or your browser wrote it down then. At your own tables your browser does.
web-dice-page-limit-tells = That the table tells nobody its secret while you play. Whoever runs a table could look ahead at the dice.
web-dice-page-limit-copies = That people really decided what the file says, and when it says they did. Once the secret is out, anyone can write another match on the same dice: compare a file with your own copy.
`,Lo=`### Tournaments.

web-event-new = Set up a tournament
web-event-new-detail = Run it all from one page: entrants, pairings, results, standings, and a screen for the wall.
web-event-title = Tournament name
web-event-usual = Club evening
web-event-game = Game
web-event-kind = Format
web-event-kinds-robin = Round robin
web-event-kinds-swiss = Swiss
web-event-kinds-knockout = Knock-out
web-event-kinds-how-swiss = Swiss: nobody is out, and each round pairs players with similar scores
web-event-kinds-how-robin = Round robin: everyone plays everyone once
web-event-kinds-how-knockout = Knock-out: lose and you are out
web-event-rounds = Rounds
web-event-rounds-usual = As many as it takes
web-event-clocked = With a clock, play starts five minutes after a round is paired, even if someone is missing. If your time runs out, you lose.
web-event-plays = Clock: { $words }.
web-event-rated = Matches count towards the ratings of everyone who plays under a name
web-event-begin = Set it up
web-event-loading = Opening the tournament.
web-event-ended = This tournament is over.
web-event-facts = { $game }. { $kind }.
web-event-facts-rated = { $game }. { $kind }, rated.
web-event-round =
    { $of ->
        [0] Round { $at }
       *[other] Round { $at } of { $of }
    }
web-event-entrants =
    { $count ->
        [one] { $count } entrant
       *[other] { $count } entrants
    }
web-event-before = Before the first round
web-event-no-rounds = Pair the first round once everyone is here.
web-event-enter = Enter as { $name }
web-event-enter-nameless = Enter
web-event-enter-too = Enter yourself
web-event-leave = Withdraw
web-event-leave-sure = Withdraw and lose unfinished matches
web-event-back = Enter again
web-event-gone = withdrew
web-event-late = late
web-event-join = Join with a phone
web-event-copy = Copy the link
web-event-copied = Copied
web-event-wall = Screen for the wall
web-event-pair = Pair round { $at }
web-event-longer = One more round
web-event-end = End the tournament
web-event-by-hand = Someone without a phone
web-event-add = Add
web-event-withdraw-for = { $name } withdraws
web-event-back-for = { $name } is back
web-event-to-table = To your table
web-event-sits = Your match
web-event-free-round = You have no opponent in this round.
web-event-watch = Watch
web-event-bye = has no opponent
web-event-versus = { $one } and { $other }
web-event-result = Result of { $one } and { $other }
web-event-open = in play
web-event-results-how-first = { $one } wins
web-event-results-how-second = { $other } wins
web-event-results-how-draw = a draw
web-event-results-how-neither = neither showed up
web-event-walkover = not played
web-event-drawn =
    { $times ->
        [1] drawn once, replayed
       *[other] drawn { $times } times, replayed
    }
web-event-standings = Standings
web-event-place = Place
web-event-name = Name
web-event-points = Points
web-event-record = Won, drawn, lost
web-event-break =
    { $name ->
        [buchholz] Buchholz
        [berger] S.-Berger
        [wins] Wins
        [among] Head to head
       *[other] { $name }
    }
web-event-rules-swiss = A win is one point, a draw half a point; a bye counts as a win. Ties are broken by Buchholz (the points of all your opponents), then by Sonneborn-Berger (the points of those you beat, and half the points of those you drew with), then by wins. For Buchholz, a round you didn't play counts as an opponent with as many points as you. Latecomers get no points for earlier rounds.
web-event-rules-robin = A win is one point, a draw half a point, and a round without an opponent scores nothing. Ties are broken by results among those tied, then by Sonneborn-Berger (the points of those you beat, and half the points of those you drew with), then by wins. Latecomers play everyone too. If a player leaves before playing half of their matches, none of those count.
web-event-rules-knockout = Winners go through to the next round. A drawn match is replayed with sides switched. Players are seeded by rating: the strongest start far apart, and get any byes in the first round. A latecomer takes the place of a bye. If a player leaves, their next opponent goes through; nobody moves to another part of the bracket.
web-event-organiser = You run this tournament, from this browser only.
web-event-again = The server isn't answering. Trying again.
`,Ro=`### Tables of ratings.

web-leaders-title = { $game } ratings
web-leaders-heading = Ratings
web-leaders-link = Ratings
web-leaders-loading = Loading the ratings.
web-leaders-place = Place
web-leaders-name = Name
web-leaders-rating = Rating
web-leaders-games = Matches
web-leaders-unsure = Provisional
web-leaders-unsure-detail = After about a dozen rated matches, a rating is certain enough for a place.
web-leaders-how = Ratings follow OpenSkill and start at 1500. The bots earned theirs in matches against each other, and these stay fixed: if you win half your matches against a bot, you are as strong as it is.
web-leaders-nobody = Only the bots are rated here so far.
web-leaders-all-games = Ratings by game
web-leaders-all-speeds = Ratings by speed
web-leaders-speed =
    { $speed ->
        [untimed] Without a clock
        [quick] Quick
        [steady] Steady
        [days] Days per move
       *[other] { $speed }
    }
`,zo=`### Lessons: the first steps in a game.

web-lesson-title = { $game }, first steps
web-lesson-loading = Setting up the lesson.
web-lesson-none = There is no lesson here
web-lesson-step = Step { $at } of { $of }
web-lesson-on = Continue
web-lesson-back = Back
web-lesson-again = Throw again
web-lesson-look = Take your time.
web-lesson-done = You know enough to play.
web-lesson-skip = Skip to the game
web-lesson-play = Play an easy bot
`,Bo=`### Bots, by the name of their level. The last six are at tables that were set up by earlier versions.

web-level-name =
    { $bot ->
        [beginner] Beginner
        [casual] Casual
        [steady] Steady
        [strong] Strong
        [master] Master
        [random] Random
        [marksman] Master
        [expert] Strong
        [average] Steady
        [novice] Beginner
        [search] Master
        [greedy] Steady
       *[other] { $bot }
    }
# On a name plate, where there is little room.
web-level-bot =
    { $bot ->
        [beginner] beginner bot
        [casual] casual bot
        [steady] steady bot
        [strong] strong bot
        [master] master bot
        [random] random bot
        [marksman] master bot
        [expert] strong bot
        [average] steady bot
        [novice] beginner bot
        [search] master bot
        [greedy] steady bot
       *[other] { $bot } bot
    }
# In brackets or after a colon.
web-level-inside =
    { $bot ->
        [beginner] beginner, careless
        [casual] casual, easy-going
        [steady] steady, careful
        [strong] strong, far-sighted
        [master] master, the strongest there is
        [random] random, thoughtless
        [marksman] master, sharp-eyed
        [expert] strong, steady
        [average] steady, plain
        [novice] beginner, shaky
        [search] master, far-sighted
        [greedy] steady, hasty
       *[other] { $bot }
    }
web-level-full =
    { $bot ->
        [beginner] Beginner, careless: glances at each choice and often slips
        [casual] Casual, easy-going: sees what is near and slips now and then
        [steady] Steady, careful: weighs every choice but does not look far ahead
        [strong] Strong, far-sighted: plays ahead before it chooses
        [master] Master, the strongest there is: plays ahead thousands of times
        [random] Random, thoughtless: plays any legal move
        [marksman] Master, sharp-eyed: throws hard at other dice and plays the odds
        [expert] Strong, steady: tries out many throws
        [average] Steady, plain: tries out a few throws
        [novice] Beginner, shaky: tries out hardly any throws
        [search] Master, far-sighted: plays ahead before it moves
        [greedy] Steady, hasty: takes what looks best at once
       *[other] { $bot }
    }
web-level-plays = the { web-level-bot } plays
web-level-out-of-time = out of time: the { web-level-bot } plays
# $problem is a sentence of the server's.
web-level-failed = { $problem } The { web-level-bot } plays on.
# One opponent in a list such as "Ann and a bot (steady, careful)".
web-level-opponent = a bot ({ web-level-inside })
`,Vo=`### Lists of purchases, such as an army.

web-lists-open = Use a list
web-lists-begin = Play with a ready army
web-lists-ready = Ready-made lists
web-lists-own-saved = Your saved lists
web-lists-others =
    { $number ->
        [1] One more list names something that isn't for sale here.
       *[other] { $number } more lists name something that isn't for sale here.
    }
web-lists-own = Your own list. Save or copy it to use it again.
web-lists-save = Save it
web-lists-name = A name for this list
web-lists-save-it = Save
web-lists-replace = Replace
web-lists-saved = Saved as “{ $name }” in this browser.
web-lists-forget = Delete “{ $name }”
web-lists-forgotten = “{ $name }” has been deleted. Its text is still here.
web-lists-example = 2 { $first }, { $second }
web-lists-readied = Your army is bought and placed, then the battle begins.
web-lists-take = Use this list
web-lists-copy = Copy it
web-lists-copied = Copied
web-lists-next = Still to come from your list: { LIST($words) }.
web-lists-stop = Continue by hand
web-lists-nothing = Write what to buy, separated by commas.
web-lists-unknown = “{ $word }” isn't for sale here. You can buy: { LIST($words) }.
web-lists-too-many =
    { $most ->
        [0] You can't take any more of “{ $word }”.
       *[other] You can take at most { $most } of “{ $word }”.
    }
web-lists-too-dear = That costs { $cost } points. You have { $left }.
web-lists-gone = Your list stops here: you can't take any more of “{ $word }”.
web-lists-no-powers = No special powers.
`,Ho=`### The lobby: games, options, your tables.

web-lobby-loading = Loading the games.
web-lobby-games = Games
web-lobby-bot = Play a bot
web-lobby-invite = Invite a friend
web-lobby-friend = Play a friend here
web-lobby-learn = Learn in two minutes
web-lobby-friend-hint = Two players, one screen: the board is covered while you pass the device.
web-lobby-what = Every die is rolled in the open. Play a bot, a friend beside you, or anyone with a link.
web-lobby-begin = Learn and play now
# Under the button above.
web-lobby-begin-with = Two minutes of { $game } to learn it, then a game against an easy bot.
web-lobby-showing = { $game }: { $title }
web-lobby-pause = Pause
web-lobby-resume = Play on
web-lobby-game-title = { $game }, Warbones
# What a screen reader says for "Learn in two minutes".
web-lobby-learn-game = Learn { $game } in two minutes
web-lobby-company = Who may join
web-lobby-rules = House rules
web-lobby-rules-changed =
    { $count ->
        [0] As in the rulebook
        [one] { $count } changed
       *[other] { $count } changed
    }
web-lobby-changed = Your house rules
web-lobby-by-the-book = Back to the rulebook
web-lobby-copy = Copy a link to them
web-lobby-inviting = When you invite a friend
web-lobby-by-link = Only someone with the link can sit down
web-lobby-listed = Anyone can sit down: the table is listed here until someone does
web-lobby-dice = Dice
web-lobby-rolled-here = The table rolls, and anyone can check every die
web-lobby-by-hand = Real dice: you roll your own and type in what they show; not rated
web-lobby-hints = Hints in matches between people
web-lobby-unaided = None: everyone plays unaided
web-lobby-aided = Anyone may ask what a bot would do
web-lobby-players = Players
web-lobby-seats = Seat by seat
web-lobby-seats-hint = Any mix of people and bots.
# The label of a list; its options are the next three messages.
web-lobby-seat = Who plays { $name }
web-lobby-sitters-person = A person here
web-lobby-sitters-friend = A friend, by link
web-lobby-bots = Bot: { web-level-inside }
web-lobby-set-table = Set up this table
web-lobby-strength = Bot
# After what the rules say, among ways to play.
web-lobby-as-ruled = (standard)
web-lobby-own = Your own
web-lobby-own-of = { $title }: your own
web-lobby-own-file = Or from a file:
web-lobby-own-too-long = That file is too long. The limit is { $most } characters.
web-lobby-ruling = Ruling { $number }
web-lobby-yours = Your tables
web-lobby-no-tables = Tables you start appear here, on this device only.
web-lobby-your-turn = Your turn
web-lobby-gone = This table is gone
web-lobby-carried = Your seat moved to another device
web-lobby-go-on = Continue
web-lobby-look = Replay
web-lobby-forget = Remove { $title } from the list
web-lobby-fair = Fair dice
web-lobby-fair-text = The table rolls every die and shows each roll to everyone at once. No roll can be taken back.
web-lobby-fair-more = How anyone can check them
web-lobby-open = Open tables
web-lobby-running = In play
web-lobby-sit-down = Sit down
web-lobby-watch = Watch
web-lobby-taken = { $taken } of { $of } seats taken
# A button to a table as a screen reader names it, such as "Watch: dice.wing, Round 2".
web-lobby-as-table = { $act }: { $title }, { $status }
web-lobby-no-open = Nobody is waiting at an open table right now.
web-lobby-started = Started { $when }
web-lobby-readying = Bots are getting ready: { $done } of { $of }.
web-lobby-preparing = The bot is getting ready.
# $what is a sentence such as "The bot is getting ready."
web-lobby-progress = { $what } { $done } of { $of }.
`,Uo=`### Your player: a name, a mark, matches and ratings.

web-player-you = You
web-player-club = Club
web-player-nobody = a player
web-player-begin = Choose a name, and this browser keeps your matches, ratings and tournaments together. No account and no password: a secret key stays in this browser.
web-player-begin-title = Play under a name
web-player-name = Your name
web-player-mark = Your mark
web-player-mark-named =
    { $mark ->
        [sword] Sword
        [axe] Axe
        [shield] Shield
        [skull] Skull
        [leaf] Leaf
        [sun] Sun
        [moon] Moon
        [star] Star
        [tower] Tower
        [crown] Crown
        [anchor] Anchor
        [bell] Bell
        [key] Key
        [fish] Fish
        [tree] Tree
        [flame] Flame
        [drop] Drop
        [hat] Hat
        [boat] Boat
        [hand] Hand
       *[other] { $mark }
    }
web-player-start = Play under this name
web-player-save = Save
web-player-saved = Saved.
web-player-have = I have a player on another device
web-player-code = The code shown on the other device
web-player-bring = Use it here
web-player-replaces = { $name } is the player in this browser now, and would be removed from it.
web-player-ratings = Ratings
web-player-no-ratings = No rated match yet. A match is rated if everyone at the table wants it.
web-player-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($give, useGrouping: 0) }
web-player-games =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
web-player-unsure = provisional
web-player-history = Your matches
web-player-no-history = Matches you finish under your name are listed here, for you alone.
web-player-won = won
web-player-lost = lost
web-player-drawn = draw
web-player-against = against { LIST($names) }
web-player-unrated = not rated
web-player-change-up = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } (+{ $by })
web-player-change-down = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } (−{ $by })
web-player-past = { $when }: { $ended }, { $changed }
web-player-look = Replay
web-player-more = Earlier matches
web-player-events = Your tournaments
web-player-devices = On another device
web-player-devices-detail = The code brings your player to one more device. It works once, within ten minutes. Don't show it to anyone else.
web-player-show-code = Show a code
web-player-code-is = Your code
web-player-link = Link with the code
web-player-device-count =
    { $devices ->
        [1] Only this device has a key.
       *[other] { $devices } devices have a key.
    }
web-player-alone = Remove it from the others
web-player-own = What we store about you
web-player-own-detail = Your name and mark, your ratings, your results, and your tournaments. Others see your name, mark and rating, but not which matches are yours. Matches are stored apart from this: if you delete everything, they stay, with “a player” in place of your name.
web-player-download = Download it
web-player-remove = Delete everything
web-player-remove-sure = Delete it permanently
web-player-keep = No, keep it
web-player-removed = Everything stored about you has been deleted.
web-player-gone = Your player no longer exists here: it was deleted, or you removed it using another device.
web-player-forget = Start afresh
`,Wo=`### Rated matches.

web-rated-title = Rated
web-rated-friendly = A friendly match: no ratings change
web-rated-counts = Rated, if everyone at the table agrees
web-rated-needs-name = To have a rating, choose a name first
web-rated-wish = Rate this match, if everyone agrees
web-rated-wishes = { $name } ({ NUMBER($rating, useGrouping: 0) }) would like this match to be rated.
web-rated-as-player = You play as { $name }.
web-rated-is = This match is rated: no hints and no moves taken back.
web-rated-away = There is no clock: if you keep the other player waiting for ten minutes, you may lose.
web-rated-waits = Rated, if everyone who joins agrees.
web-rated-not = Not rated: not everyone agreed.
web-rated-status = { $status }, rated
web-rated-only = Rated
web-rated-yours = Your rating
`,Go=`### Replays.

web-replay-title = { $game } replay
web-replay-loading = Opening the replay.
web-replay-controls = Steps
web-replay-view = Seen by
web-replay-spectator = a spectator
web-replay-open = everyone at once
web-replay-position = Step
web-replay-of = { $at } of { $all }
web-replay-first = To the start
web-replay-round-back = Previous round
web-replay-round-on = Next round
web-replay-step-back = Step back
web-replay-step-on = Step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-link = Copy link to this step
web-replay-copied = Copied
web-replay-download = Download
web-replay-moment = This step
web-replay-failed = This replay can't be opened
web-replay-none = No replay is open
web-replay-none-detail = A replay from a file lasts as long as the page is open. Load the file again.
web-replay-table = Back to the table
web-replay-watch = Step through it
web-replay-file = Load a replay from a file
`,Ko=`### Reviews of a finished match.

web-review-title = Review
web-review-begin = Review this match
web-review-why = What each decision cost, what would have been better, and what was luck.
web-review-waiting = Other reviews are ahead of this one.
web-review-going = Thinking about each decision: { $done } of { $of }.
web-review-chance = { $name }: chance to win
web-review-moment = Step of the match
web-review-at = { $n } of { $last }, { $name } { $chance }.
web-review-quiet = Nothing to add here.
web-review-show = Show the better move
web-review-shown = Before the decision. The better move is outlined.
web-review-turned = Turning points
web-review-cost = Costly decisions
web-review-nothing = No decision was clearly a mistake.
web-review-n = Step { $n }
web-review-sums = What decided the result
web-review-parts-start = Start
web-review-parts-luck = Luck
web-review-parts-lost = Own decisions
web-review-parts-given = Opponent's decisions
web-review-parts-ended = Ended by players
web-review-parts-rest = Not explained
web-review-parts-result = Result
web-review-measure = Points are the chance to win in percent, as the bots estimate it: 50 is even, 100 a sure win. The parts add up from start to result, so chances lost and won back can total more than 100. An inaccuracy costs at least 2 points, a mistake 4, a blunder 8.
`,qo=`# Sounds, and their captions.

web-sound-roll = Dice clatter
web-sound-hiss = A die burns up
web-sound-add = A tick, higher each time
web-sound-stamp = A stamp thumps
web-sound-chip = Stone chips off
web-sound-cross = A pencil crosses out
web-sound-place = A piece is put down
web-sound-reveal = Cards slide away
web-sound-turn = A bell: your turn
web-sound-won = The victory theme
web-sound-lost = The defeat theme
web-sound-captions = Sounds
# The button that turns sound on and off.
web-sound-speaker = Sound
`,Jo=`### 3D tables, where dice are thrown.

web-space-glass = The table. Arrow keys walk around it.
web-space-aiming = The table. Arrow keys aim, space throws; with Shift, arrow keys walk around and tilt.
web-space-left = Walk left
web-space-right = Walk right
web-space-nearer = Closer
web-space-farther = Farther
web-space-above = From above
web-space-in-space = In 3D
web-space-loading = Setting up the table.
web-space-beside = In words
web-space-burns = burns

`,Yo=`### A page without a server: games, bots and lessons run in the browser itself.

# While the page fetches and starts its Python; the progress stands behind it.
web-standalone-starting = Setting up the table in your browser:
# $why is the browser's own message.
web-standalone-failed = The table could not be set up in this browser: { $why }
`,Xo=`### At every table, around the scene.

web-table-rolled = The dice are rolled.
web-table-hurry = Tap or press a key to continue.
web-table-board = The board
web-table-reading = What happened
web-table-prompt = Prompt
web-table-waiting = Setting up the table.
web-table-put-back = Put back
web-table-chosen = { $done } of { $of } chosen.
web-table-pick-one = Choose one
web-table-pick-some = Choose some
web-table-pick-place = Choose where
# $title is a place as it stands inside a sentence, such as "your base".
web-table-goal = Go to { $title }
web-table-pick-many = Choose { $all }
web-table-not-yet = No, go on
web-table-these = These { $all }
web-table-pick-more =
    { $more ->
        [1] Choose one more
       *[other] Choose { $more } more
    }
web-table-refused = Not here: try a highlighted move.
web-table-real = Real dice, rolled by hand
web-table-real-short = Real dice
web-table-again = Rematch
web-table-lobby = All games
web-table-first = first
web-table-first-player = first player
web-table-unnamed = A table
web-table-you = You
web-table-empty = empty place
web-table-your-turn = Your turn
web-table-earlier = Previous calculation
web-table-later = Next calculation
web-table-log = Log
web-table-close = Close
web-table-rule = Rule { $number }
# What the browser's tab shows: what is asked, and the game.
web-table-page = { $asks } · { $game }
# Who stands where, as a screen reader names the list: "The center, your units".
web-table-side = { $place }, { $whose }
# A figure or a short word, and what it is.
web-table-aside = { $figure }: { $text }
web-table-comes-to = { $figure }: { $text }.
web-table-rating = { $word } { $figure }
web-table-show = Show the calculation
web-table-explained = What this is
web-table-hint = Hint
web-table-odds = Odds
web-table-take-back = Take back
web-table-more = More
web-table-step-back = Step back
web-table-sides = Who plays
web-table-tally = { $points } of { $of }
web-table-to-beat = { $piece }, beat { $figure }, { $chance }
web-table-tab = { $line }. { $meaning }
web-table-pick-list = Choose { $title }
web-table-watching =
    { $people ->
        [one] { $people } person is watching
       *[other] { $people } people are watching
    }
web-table-hint-thinking = Looking for a good move.
web-table-hint-throw = As hinted

web-table-odds-title = The odds
web-table-odds-reckoning = Working out the odds.
web-table-odds-none = Nothing is rolled.
web-table-odds-share =
    { $size ->
        [tiny] <1%
        [huge] >99%
       *[usual] { $percent }%
    }

web-table-land-facts = How the dice lie
web-table-land-write = Write it down

web-table-roll-shows = What does { $die } show?
web-table-roll-dice = The { $number } dice to roll
# A die and what it shows.
web-table-roll-slot = { $die }: { $face }
web-table-roll-empty = { $die }: not typed in yet
# The dice that are typed in, as the message above has each.
web-table-roll-so-far = { LIST($typed) }. Next: { $next }.
web-table-roll-all = { LIST($typed) }.
web-table-roll-begun = { $digits }… Press Enter if that is all.
web-table-roll-enter =
    { $number ->
        [1] Enter this die
       *[other] Enter these { $number } dice
    }
web-table-roll-none = Enter the dice

web-table-pass-look = { $name } plays next. The others must not look.
web-table-pass-look-detail = Look at the table for as long as you like. It is covered when you pass the device.
web-table-pass-pass = Pass to { $name }
web-table-pass-title = Pass the device to { $name }
web-table-pass-detail = The table is covered. Only { $name } should look now.
web-table-pass-open = I am { $name }

web-table-ending-title = How it went
web-table-ending-moments = What decided it
web-table-ending-picture = Share as a picture
web-table-ending-picture-save = Save as a picture
web-table-ending-gained = The lead went from { $before } to { $after }.
web-table-ending-your-curve = Your lead
web-table-ending-their-curve = { $name }'s lead
web-table-ending-measure = The lead as the bots see it, from −100 to 100. Choose a step to see it again.
web-table-ending-moment = Step { $at }, lead { $lead }
web-table-ending-telling = Going through the match.
# One line of the picture: $what such as "trophies", $points such as "Alpha 5"
web-table-ending-score = { $what }: { LIST($points) }
`,Zo=`### Messages of the page itself, whatever it shows.

web-name = Warbones
web-motto = Five war games fought with dice.
web-skip = Skip to the prompt
web-failure = The table's server isn't answering. Is it still running?
web-try-again = Try again

# Sentences one after the other, each with a capital and a stop.
web-sentences = { SENTENCES($lines) }

web-header-home = Warbones, all games
web-header-back = Back to all games
web-header-rules = Rules
web-header-log = Log
web-header-settings = Settings
web-header-table = Table
web-header-menu = Table menu and settings

web-settings-theme = Colours
web-settings-themes-system = Same as device
web-settings-themes-light = Light
web-settings-themes-dark = Dark
web-settings-motion = Motion
web-settings-motions-system = Same as device
web-settings-motions-still = Reduced
web-settings-speed = Speed
web-settings-speeds-slow = Slow
web-settings-speeds-normal = Normal
web-settings-speeds-quick = Fast
web-settings-speeds-none = Instant
web-settings-sound = Sound
web-settings-sounds = Play sounds for dice, moves and the end of the match
web-settings-captions = Show sounds in words

web-link-silent = The table hasn't answered yet. Your click isn't lost: it counts as soon as the table answers.
web-link-connecting = Connecting to the table.
web-link-restarting = The server is restarting. Your table will come back as you left it.
web-link-lost = Connection lost. Reconnecting; everything you did is safe.
web-link-unsent = The connection dropped before your request was sent. Please try again.
web-link-refused = You can't sit down here
web-link-unseen = You can't watch this table
web-link-elsewhere = This browser has no seat at this table
web-link-elsewhere-detail = The key to a seat stays in the browser that took it. Open the table there, or watch as a spectator.
web-link-watch = Watch this table
web-link-watch-on = Watch
web-link-to-next = To the rematch
web-link-carried = Your seat is on another device now
web-link-carried-detail = The link from “Move this seat to another device” was opened, so the seat is closed here. You can still watch. To take it back, choose “Move this seat to another device” in the menu there and open that link here.

web-rules-title = { $game } rules
web-rules-loading = Opening the rulebook.
web-rules-close = Close the rules
web-rules-cited = The rule you asked for
web-rules-play = All games

web-missing-title = There is nothing here
web-missing-detail = The address may be mistyped, or the table is gone.
web-missing-table = There is no such table
web-missing-table-detail = The address may be mistyped, or the table was removed because nobody had played there for a long time.
web-missing-home = See all games

web-broken-title = Something on this page broke
web-broken-detail = Nothing is lost: the server keeps your table. Reloading the page usually helps.
web-broken-again = Reload

web-offline-title = Warbones can't be reached
web-offline-detail = You are offline, or the server is away for a moment. Your tables are safe there and wait for you.

## The page of samples, which players never see.
web-pieces-title = The pieces
web-pieces-detail = Everything you can touch has thickness and casts a shadow. Nothing else does.
web-pieces-colours = Colours
web-pieces-type = Type
web-pieces-company = People and requests
web-pieces-slips = Notes by the prompt bar
web-pieces-units = Units
web-pieces-buttons = Buttons
web-pieces-connection = Connection
web-pieces-space = A 3D table from above
`,Qo=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Qo{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},$o=class extends Qo{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},es=class e extends Qo{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Qo)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Qo&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ts=100,ns=`⁨`,rs=`⁩`;function is(e,t,n){return n===t||n instanceof $o&&t instanceof $o&&n.value===t.value||t instanceof $o&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function as(e,t,n){return t[n]?ms(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function os(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ss(e,i.value):n.push(ss(e,i));return{positional:n,named:r}}function ss(e,t){switch(t.type){case`str`:return t.value;case`num`:return new $o(t.value,{minimumFractionDigits:t.precision});case`var`:return cs(e,t);case`mesg`:return ls(e,t);case`term`:return us(e,t);case`func`:return ds(e,t);case`select`:return fs(e,t);default:return new $}}function cs(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Qo)return n;switch(typeof n){case`string`:return n;case`number`:return new $o(n);case`object`:if(es.supportsValue(n))return new es(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function ls(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?ms(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?ms(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function us(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=os(e,r).named;let n=ms(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=os(e,r).named;let o=ms(e,a.value);return e.params=null,o}function ds(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=os(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function fs(e,{selector:t,variants:n,star:r}){let i=ss(e,t);if(i instanceof $)return as(e,n,r);for(let t of n)if(is(e,i,ss(e,t.key)))return ms(e,t.value);return as(e,n,r)}function ps(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ts)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ts}`);r&&n.push(ns),n.push(ss(e,i).toString(e)),r&&n.push(rs)}return e.dirty.delete(t),n.join(``)}function ms(e,t){return typeof t==`string`?e.bundle._transform(t):ps(e,t)}var hs=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function gs(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var _s=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function vs(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof $o)return new $o(n.valueOf(),{...n.opts,...gs(t,_s)});if(n instanceof es)return new $o(n.toNumber(),{...gs(t,_s)});throw TypeError(`Invalid argument to NUMBER`)}var ys=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function bs(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof es||n instanceof $o)return new es(n,gs(t,ys));throw TypeError(`Invalid argument to DATETIME`)}var xs=new Map;function Ss(e){let t=Array.isArray(e)?e.join(` `):e,n=xs.get(t);return n===void 0&&(n=new Map,xs.set(t,n)),n}var Cs=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:vs,DATETIME:bs,...t},this._useIsolating=n,this._transform=r,this._intls=Ss(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new hs(this,n,t);try{return ps(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ws=/^(-?[a-zA-Z][\w-]*) *= */gm,Ts=/\.([a-zA-Z][\w-]*) *= */y,Es=/\*?\[/y,Ds=/(-?[0-9]+(?:\.([0-9]+))?)/y,Os=/([a-zA-Z][\w-]*)/y,ks=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,As=/^[A-Z][A-Z0-9_-]*$/,js=/([^{}\n\r]+)/y,Ms=/([^\\"\n\r]*)/y,Ns=/\\([\\"])/y,Ps=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Fs=/^\n+/,Is=/ +$/,Ls=/ *\r?\n/g,Rs=/( *)$/,zs=/{\s*/y,Bs=/\s*}/y,Vs=/\[\s*/y,Hs=/\s*] */y,Us=/\s*\(\s*/y,Ws=/\s*->\s*/y,Gs=/\s*:\s*/y,Ks=/\s*,?\s*/y,qs=/\s+/y,Js=class{constructor(e){this.body=[],ws.lastIndex=0;let t=0;for(;;){let n=ws.exec(e);if(n===null)break;t=ws.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ts);){let t=o(Ts),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(js)&&(r=o(js)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Fs),u([i],i.length)):r?S(r,Is):null}function u(r=[],i){for(;;){if(n(js)){r.push(o(js));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Is));let c=[];for(let e of r)e instanceof Ys&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(zs,SyntaxError);let e=f();if(i(Bs))return e;if(i(Ws)){let t=h();return i(Bs,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ks)){let[,e,t,n=null]=a(ks);if(e===`$`)return{type:`var`,name:t};if(i(Us)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(As.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ks)}}function m(){let e=f();return e.type===`mesg`&&i(Gs)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Es);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Vs,SyntaxError);let e;return e=n(Ds)?v():{type:`str`,value:o(Os)},i(Hs,SyntaxError),e}function _(){if(n(Ds))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ds),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ms),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ns))return o(Ns);if(n(Ps)){let[,e,t]=a(Ps),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(qs),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ls,`
`),n=Rs.exec(e)[1].length;return new Ys(t,n)}}},Ys=class{constructor(e,t){this.value=e,this.length=t}},Xs=Object.fromEntries([...`aáAÁeéEÉiíIÍoóOÓuúUÚyýYÝcçCÇnñNÑsšSŠzžZŽdďDĎgğGĞlłLŁrřRŘtťTŤ`.matchAll(/(.)(.)/gu)].map(([,e,t])=>[e,t])),Zs=e=>e.replace(/\p{L}/gu,e=>Xs[e]??e),Qs=e=>Zs(e.replace(/[aeiou]/g,`$&$&`)),$s=e=>e.replace(/^⟦([^⟦⟧]*)⟧$/,`$1`),ec=e=>e&&`⟦${e}⟧`,tc={name:()=>``,isYou:()=>!1,chosen:[],called:e=>e},nc=(e,t)=>typeof e==`object`&&!!e&&e.is===t,rc=e=>nc(e,`msg`)&&`key`in e,ic=e=>nc(e,`shown`),ac=e=>[...new Set(oc(e))];function oc(e){return Array.isArray(e)?e.flatMap(oc):rc(e)?[...e.rules??[],...Object.values(e.with??{}).flatMap(oc)]:[]}var sc=new Set([`table-sentences`,`table-caption`]);function cc({key:e,with:t={}}){return sc.has(e)?[t.first??``,t.rest??``]:null}function lc(e){let[t]=cc(e)??[];return t===void 0?[e]:[e,...rc(t)?lc(t):[t]]}var uc=Object.assign({"../../../src/warbones/locales/en/army.ftl":Xa,"../../../src/warbones/locales/en/battle.ftl":Za,"../../../src/warbones/locales/en/dicewing.ftl":Qa,"../../../src/warbones/locales/en/hint.ftl":$a,"../../../src/warbones/locales/en/indicesion.ftl":eo,"../../../src/warbones/locales/en/keep.ftl":to,"../../../src/warbones/locales/en/lesson-army.ftl":no,"../../../src/warbones/locales/en/lesson-battle.ftl":ro,"../../../src/warbones/locales/en/lesson-dicewing.ftl":io,"../../../src/warbones/locales/en/lesson-indicesion.ftl":ao,"../../../src/warbones/locales/en/lesson-keep.ftl":oo,"../../../src/warbones/locales/en/link.ftl":so,"../../../src/warbones/locales/en/lobby.ftl":co,"../../../src/warbones/locales/en/options-army.ftl":lo,"../../../src/warbones/locales/en/options-battle.ftl":uo,"../../../src/warbones/locales/en/options-dicewing.ftl":fo,"../../../src/warbones/locales/en/options-indicesion.ftl":po,"../../../src/warbones/locales/en/options-keep.ftl":mo,"../../../src/warbones/locales/en/options.ftl":ho,"../../../src/warbones/locales/en/phrase.ftl":go,"../../../src/warbones/locales/en/puzzle.ftl":_o,"../../../src/warbones/locales/en/reason.ftl":vo,"../../../src/warbones/locales/en/refusals-army.ftl":yo,"../../../src/warbones/locales/en/refusals-battle.ftl":bo,"../../../src/warbones/locales/en/refusals-club.ftl":xo,"../../../src/warbones/locales/en/refusals-indicesion.ftl":So,"../../../src/warbones/locales/en/refusals-keep.ftl":Co,"../../../src/warbones/locales/en/refusals-match.ftl":wo,"../../../src/warbones/locales/en/refusals-rules.ftl":To,"../../../src/warbones/locales/en/refusals-server.ftl":Eo,"../../../src/warbones/locales/en/refusals-table.ftl":Do,"../../../src/warbones/locales/en/review.ftl":Oo,"../../../src/warbones/locales/en/sharing.ftl":ko,"../../../src/warbones/locales/en/table.ftl":Ao,"../../../src/warbones/locales/en/web-aim.ftl":jo,"../../../src/warbones/locales/en/web-beat.ftl":Mo,"../../../src/warbones/locales/en/web-clock.ftl":No,"../../../src/warbones/locales/en/web-company.ftl":Po,"../../../src/warbones/locales/en/web-daily.ftl":Fo,"../../../src/warbones/locales/en/web-dice.ftl":Io,"../../../src/warbones/locales/en/web-event.ftl":Lo,"../../../src/warbones/locales/en/web-leaders.ftl":Ro,"../../../src/warbones/locales/en/web-lesson.ftl":zo,"../../../src/warbones/locales/en/web-level.ftl":Bo,"../../../src/warbones/locales/en/web-lists.ftl":Vo,"../../../src/warbones/locales/en/web-lobby.ftl":Ho,"../../../src/warbones/locales/en/web-player.ftl":Uo,"../../../src/warbones/locales/en/web-rated.ftl":Wo,"../../../src/warbones/locales/en/web-replay.ftl":Go,"../../../src/warbones/locales/en/web-review.ftl":Ko,"../../../src/warbones/locales/en/web-sound.ftl":qo,"../../../src/warbones/locales/en/web-space.ftl":Jo,"../../../src/warbones/locales/en/web-standalone.ftl":Yo,"../../../src/warbones/locales/en/web-table.ftl":Xo,"../../../src/warbones/locales/en/web.ftl":Zo}),dc=57344,fc=/^\d+$/,pc=/[\uE000-\uF8FF]/g,mc=class extends Qo{#e;constructor(e,t){super(e),this.#e=t}toString(){return this.#e(this.valueOf())}},hc=class{#e;#t;#n;#r;#i;#a=tc;#o=null;constructor(e,t=`en`){this.#i=t===`pseudo`,this.#t=new Intl.ListFormat(`en-GB`,{type:`conjunction`}),this.#n=new Intl.ListFormat(`en-GB`,{type:`disjunction`}),this.#r=new Intl.NumberFormat(`en-GB`),this.#e=new Cs(`en-GB`,{useIsolating:!1,functions:this.#y(),...this.#i&&{transform:Qs}});let n=e.flatMap(e=>this.#e.addResource(new Js(e)));if(n[0])throw n[0]}text(e,t={},n=tc){return this.#a=n,this.#o=null,this.#s(e,t)}parts(e,t,n=tc){this.#a=n;let r=this.#o=[];return vc(this.#s(e,t),r)}attribute(e,{key:t,with:n={}},r=tc){return this.text(this.#c(`${t}.${e}`)?`${t}.${e}`:t,n,r)}#s(e,t){let n=this.#l(e,t);return this.#i?ec(n):n}#c(e){let[t=``,n]=e.split(`.`),r=this.#e.getMessage(t);return(n===void 0?r?.value:r?.attributes[n])??null}#l(e,t){let n=this.#c(e);if(!n)throw Error(`The catalogue has no message ${e}.`);let r=[],i=this.#e.formatPattern(n,this.#u(t),r);if(r[0])throw Error(`${e}: ${r[0].message}`);return globalThis.onSaid?.(e,t,i),i}#u(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,this.#d(t)]))}#d(e){return typeof e==`number`?e:typeof e==`string`?this.#a.called(this.#i?$s(e):e).replace(pc,``):rc(e)?new mc(e,({key:e,with:t={}})=>this.#l(e,t)):ic(e)?new mc(e,e=>this.#p(e,this.#m(e))):new mc(e,e=>this.#_(e,this.#t))}#f({key:e,with:t={}}){let n=`${e.split(`.`)[0]??e}.form`;return this.#c(n)?this.#l(n,t):`one`}#p(e,t){return this.#o?String.fromCharCode(dc+this.#o.push({...e,said:t})-1):t}#m({piece:{name:e,caption:t=``,face:n=``,label:r=``}}){if(e)return this.#g(e);let i=this.#g(t);return i&&fc.test(n)?this.#l(`piece-showing`,{name:i,face:n}):i||n||this.#g(r)}#h=e=>typeof e==`number`?this.#r.format(e):String(this.#d(e));#g=e=>String(this.#d(e));#_(e,t){if(!e.length||!e.every(ic))return t.format(e.map(e=>this.#h(e)));let n=t.format(this.#v(e.map(e=>this.#m(e))));return this.#o?e.map((e,t)=>this.#p(e,t?``:n)).join(``):n}#v(e){return[...new Set(e)].flatMap(t=>{let n=e.filter(e=>e===t);return n.length===1||fc.test(t)?n:[this.#l(`piece-times`,{count:n.length,name:t})]})}#y(){let e=([e])=>Number(e.valueOf());return{PERSON:t=>this.#a.isYou(e(t))?`you`:`other`,NAME:t=>this.#a.name(e(t)),LIST:([e])=>String(e),EITHER:([e])=>this.#_(e.valueOf(),this.#n),WHOSE:t=>this.#l(`seat-whose`,{seat:e(t)}),SPELL:t=>this.#l(`number-in-words`,{number:e(t)}),THE:([e])=>{let t=e.valueOf();return this.#p(t,this.#l(`piece-the`,{name:this.#m(t)}))},CITED:([e])=>String(e),SENTENCE:([e])=>_c(String(e)),SENTENCES:([e])=>e.valueOf().map(e=>_c(String(this.#d(e)))).join(` `),FORM:([e])=>this.#f(e.valueOf()),TITLE:([e])=>gc(String(e))}}},gc=e=>e.slice(0,1).toUpperCase()+e.slice(1),_c=e=>gc(e)+(/[.?!]$/.test(e)?``:`.`);function vc(e,t){let n=[],r=0;for(let{index:i,0:a}of e.matchAll(pc))i>r&&n.push({is:`said`,text:e.slice(r,i)}),n.push(t[a.charCodeAt(0)-dc]),r=i+1;return r<e.length&&n.push({is:`said`,text:e.slice(r)}),n}var yc=e=>new hc(Object.values(uc),e),bc=`warbones.locale`,xc=[`en`,`pseudo`],Sc=e=>xc.some(t=>t===e);function Cc(){try{let e=new URLSearchParams(location.search).get(`locale`);Sc(e)&&sessionStorage.setItem(bc,e);let t=e??sessionStorage.getItem(bc);return Sc(t)?t:`en`}catch{return`en`}}var wc=yc(Cc());function Tc(e,...[t]){return jc(e,()=>wc.text(e,t??{}),e)}var Ec=(e,...[t])=>({is:`msg`,key:e,with:t??{}}),Dc=(e,t=tc)=>jc(e.key,()=>wc.text(e.key,e.with,t),e.key),Oc=(e,t=tc)=>jc(e.key,()=>wc.attribute(`inside`,e,t),e.key),kc=(e,t=tc)=>jc(e.key,()=>wc.attribute(`short`,e,t),e.key),Ac=(e,t=tc)=>jc(e.key,()=>wc.parts(e.key,e.with??{},t),[{is:`said`,text:e.key}]);function jc(e,t,n){try{return t()}catch(t){return console.error(`Message ${e} cannot be said:`,t),n}}export{oi as $,va as A,wt as At,Ri as B,Me as Bt,Ea as C,vn as Ct,_a as D,ln as Dt,Sa as E,I as Et,Zi as F,dt as Ft,Ti as G,Ii as H,_ as Ht,Gi as I,it as It,mi as J,Ci as K,Vi as L,nt as Lt,ia as M,ut as Mt,ra as N,mt as Nt,ba as O,Lt as Ot,$i as P,pt as Pt,si as Q,Bi as R,et as Rt,Oa as S,An as St,la as T,dn as Tt,Ai as U,f as Ut,Li as V,je as Vt,Ei as W,v as Wt,di as X,pi as Y,li as Z,za as _,Sn as _t,kc as a,Jr as at,Pa as b,On as bt,lc as c,X as ct,ac as d,_r as dt,ni as et,Ja as f,Yn as ft,Ga as g,Un as gt,Ua as h,Vn as ht,Tc as i,Yr as it,aa as j,lt as jt,ya as k,It as kt,rc as l,Dr as lt,Ka as m,Jn as mt,Ec as n,ci as nt,Dc as o,qr as ot,qa as p,Gn as pt,Si as q,Ac as r,ai as rt,tc as s,Kr as st,Oc as t,ii as tt,cc as u,Z as ut,La as v,xn as vt,ca as w,gn as wt,ka as x,kn as xt,Ia as y,Dn as yt,zi as z,Qe as zt};