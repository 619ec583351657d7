<?php

declare(strict_types=1);

namespace App\Pact;

use Closure;
use Illuminate\Cookie\CookieValuePrefix;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Crypt;
use Symfony\Component\HttpFoundation\Response;

/**
 * Adds to a replayed request what a browser would add: the session of the person of whom the provider state speaks, and its
 * CSRF token. app/Pact/PactSession.php; PactStateController opens that session and says how to register both.
 *
 * A pact cannot hold a session, and pact-php can add the same headers to every request only. So this stands in for the
 * request filter, in front of all other middleware: cookies, CSRF check and guards work as they do for the app.
 *
 * NEVER OUTSIDE THE TESTING ENVIRONMENT: it signs in whoever calls.
 */
final class PactSession
{
    /** This token in a pact says: another session's token must be refused with 419. It stays as it is. */
    private const FOREIGN_TOKEN = 'a-token-of-another-session';

    public function handle(Request $request, Closure $next): Response
    {
        $session = app()->environment('testing') && ! $request->is('pact-states') ? Cache::get(PactStateController::SESSION) : null;
        if ($session === null) {
            return $next($request);
        }

        $cookie = (string) config('session.cookie');
        $request->cookies->set($cookie, Crypt::encryptString(CookieValuePrefix::create($cookie, Crypt::getKey()).$session['id']));
        $sent = $request->headers->get('X-XSRF-TOKEN');
        if ($sent !== null && $sent !== self::FOREIGN_TOKEN) {
            $request->headers->set('X-XSRF-TOKEN', Crypt::encryptString(CookieValuePrefix::create('XSRF-TOKEN', Crypt::getKey()).$session['token']));
        }
        // Sanctum opens sessions for its own front end alone, which it knows by this address (config/sanctum.php, 'stateful').
        $request->headers->set('Referer', (string) config('app.url'));

        return $next($request);
    }
}
