/* Shows the banner of OutdatedBrowser in Internet Explorer, which runs no modules and therefore no React. An ordinary
   script in the words of its time (ES5), loaded by <script src> after the banner. */
(function (/** @type {Element | null} */ banner) {
  if (banner && /MSIE|Trident/.test(navigator.userAgent)) banner.removeAttribute('hidden');
})(document.querySelector('[data-outdated-browser]'));
