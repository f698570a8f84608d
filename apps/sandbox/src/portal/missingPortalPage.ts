/** The page that is served while the portal has not been built. */
export const missingPortalPage = `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><title>Portalen är inte byggd</title></head>
<body>
<h1>Portalen är inte byggd än</h1>
<p>Kör <code>npm start</code> i projektets rot, så byggs den och visas här.</p>
<p><a href="/sandbox">Till provmiljön</a></p>
</body>
</html>
`;
