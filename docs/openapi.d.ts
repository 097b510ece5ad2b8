// Types of openapi.json for openapi-fetch. 9b54e49c0df7aa2aeeca50092bf7e9aaf8f6a21bfc4bd9dd75bdd8b648bb89db
export interface paths {
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["companies.list"];
        put?: never;
        /** A new record */
        post: operations["companies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["companies.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["companies.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["companies.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["companies.change"];
        trace?: never;
    };
    "/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["branches.list"];
        put?: never;
        /** A new record */
        post: operations["branches.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["branches.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["branches.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["branches.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["branches.change"];
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["employees.list"];
        put?: never;
        /** A new record */
        post: operations["employees.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["employees.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["employees.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["employees.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["employees.change"];
        trace?: never;
    };
    "/meets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["meets.list"];
        put?: never;
        /** A new record */
        post: operations["meets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meets/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["meets.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["meets.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["meets.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["meets.change"];
        trace?: never;
    };
    "/company-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["company-projects.list"];
        put?: never;
        /** A new record */
        post: operations["company-projects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-projects/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["company-projects.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["company-projects.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["company-projects.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["company-projects.change"];
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["notes.list"];
        put?: never;
        /** A new record */
        post: operations["notes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["notes.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["notes.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["notes.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["notes.change"];
        trace?: never;
    };
    "/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["actions.list"];
        put?: never;
        /** A new record */
        post: operations["actions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["actions.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["actions.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["actions.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["actions.change"];
        trace?: never;
    };
    "/tenders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tenders.list"];
        put?: never;
        /** A new record */
        post: operations["tenders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tenders.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tenders.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["tenders.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["tenders.change"];
        trace?: never;
    };
    "/tender-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tender-items.list"];
        put?: never;
        /** A new record */
        post: operations["tender-items.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-items/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tender-items.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tender-items.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["tender-items.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["tender-items.change"];
        trace?: never;
    };
    "/tender-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tender-files.list"];
        put?: never;
        /** A new record */
        post: operations["tender-files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-files/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tender-files.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tender-files.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["tender-files.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["tender-files.change"];
        trace?: never;
    };
    "/tender-files/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored file, by the `filename` of its record */
        get: operations["tender-files.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tender-sends.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tender-sends.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tender-sends.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored file, by the `filename` of its record */
        get: operations["tender-sends.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tender-answers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-answers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tender-answers.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tender-answers.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["tender-templates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["tender-templates.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["tender-templates.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["tender-templates.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["tender-templates.change"];
        trace?: never;
    };
    "/stock-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-cards.list"];
        put?: never;
        /** A new record */
        post: operations["stock-cards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-cards.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-cards.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-cards.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-cards.change"];
        trace?: never;
    };
    "/stock-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-groups.list"];
        put?: never;
        /** A new record */
        post: operations["stock-groups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-groups/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-groups.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-groups.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-groups.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-groups.change"];
        trace?: never;
    };
    "/stock-group-stocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-group-stocks.list"];
        put?: never;
        /** A new record */
        post: operations["stock-group-stocks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-group-stocks/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-group-stocks.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-group-stocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-group-stocks.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-group-stocks.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-group-stocks.change"];
        trace?: never;
    };
    "/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-movements.list"];
        put?: never;
        /** A new record */
        post: operations["stock-movements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-movements.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-movements.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-movements.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-movements.change"];
        trace?: never;
    };
    "/stock-reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-reservations.list"];
        put?: never;
        /** A new record */
        post: operations["stock-reservations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-reservations.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-reservations.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-reservations.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-reservations.change"];
        trace?: never;
    };
    "/stock-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-counts.list"];
        put?: never;
        /** A new record */
        post: operations["stock-counts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-counts.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-counts.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-counts.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-counts.change"];
        trace?: never;
    };
    "/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["price-changes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-changes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["price-changes.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["price-changes.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-types.list"];
        put?: never;
        /** A new record */
        post: operations["stock-types.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-types/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-types.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-types.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["stock-types.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["stock-types.change"];
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["media.list"];
        put?: never;
        /** A new record */
        post: operations["media.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["media.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["media.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["media.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["media.change"];
        trace?: never;
    };
    "/media/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored file, by the `filename` of its record */
        get: operations["media.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["users.list"];
        put?: never;
        /** A new record */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["users.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["users.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["users.change"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["roles.list"];
        put?: never;
        /** A new record */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["roles.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["roles.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["roles.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["roles.change"];
        trace?: never;
    };
    "/api-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["api-clients.list"];
        put?: never;
        /** A new record */
        post: operations["api-clients.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["api-clients.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["api-clients.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["api-clients.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["api-clients.change"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["webhooks.list"];
        put?: never;
        /** A new record */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["webhooks.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["webhooks.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["webhooks.change"];
        trace?: never;
    };
    "/lost-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["lost-reasons.list"];
        put?: never;
        /** A new record */
        post: operations["lost-reasons.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lost-reasons/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["lost-reasons.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lost-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["lost-reasons.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["lost-reasons.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["lost-reasons.change"];
        trace?: never;
    };
    "/currency-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["currency-rates.list"];
        put?: never;
        /** A new record */
        post: operations["currency-rates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency-rates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["currency-rates.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["currency-rates.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["currency-rates.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["currency-rates.change"];
        trace?: never;
    };
    "/stock-closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["stock-closings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-closings/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["stock-closings.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-closings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["stock-closings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["list-views.list"];
        put?: never;
        /** A new record */
        post: operations["list-views.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-views/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["list-views.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["list-views.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["list-views.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["list-views.change"];
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["notifications.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["notifications.read"];
        put?: never;
        post?: never;
        /** Deletes a record */
        delete: operations["notifications.delete"];
        options?: never;
        head?: never;
        /** Changes a record */
        patch: operations["notifications.change"];
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["imports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["imports.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["imports.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list */
        get: operations["audit-events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are */
        get: operations["audit-events.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record */
        get: operations["audit-events.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may become responsible */
        get: operations["companies.owners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["companies.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["branches.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["employees.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["meets.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["company-projects.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may be mentioned */
        get: operations["notes.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may become responsible */
        get: operations["actions.owners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rates of VAT, with the day from which each holds */
        get: operations["tenders.tax-rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/borrowed-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages whose quotations print the Turkish terms */
        get: operations["tenders.borrowed-terms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may become responsible */
        get: operations["tenders.owners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["tenders.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-templates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["tender-templates.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/by-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card of a barcode or SKU */
        get: operations["stock-cards.by-code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/to-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be ordered, as a file */
        get: operations["stock-cards.to-order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-cards.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-groups.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-group-stocks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-group-stocks.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/closed-until": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The day up to which stock is closed */
        get: operations["stock-movements.closed-until"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-movements.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-reservations.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-counts.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["price-changes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["stock-types.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["users.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["api-clients.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["webhooks.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lost-reasons/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["lost-reasons.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency-rates/proposed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rate that is proposed for a day */
        get: operations["currency-rates.proposed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency-rates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, by the query of its page */
        get: operations["currency-rates.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are unread, and the newest */
        get: operations["notifications.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes as they happen */
        get: operations["notifications.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty file with the fields that the caller may fill */
        get: operations["imports.template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, in sentences */
        get: operations["audit-events.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record as a PDF */
        get: operations["tenders.record.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was delivered, and what is still to be */
        get: operations["tenders.record.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/delivery-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The note of a delivery */
        get: operations["tenders.record.delivery-note"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/likely-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers that the unregistered person may be */
        get: operations["tenders.record.likely-customers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/approvers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may approve it */
        get: operations["tenders.record.approvers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link that the customer was sent */
        get: operations["tender-sends.record.link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import or a count is */
        get: operations["stock-counts.record.progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a count came to */
        get: operations["stock-counts.record.review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of a count */
        get: operations["stock-counts.record.cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody who leaves would hand over, and to whom it may go */
        get: operations["users.record.leave"];
        put?: never;
        /** Leaves the company */
        post: operations["users.depart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import or a count is */
        get: operations["imports.record.progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of an import */
        get: operations["imports.record.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which column of a file fills which field */
        get: operations["imports.record.mapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/bad-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became no record, with the reasons, as a file */
        get: operations["imports.record.bad-rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send */
        post: operations["tenders.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/apply-choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply the choice */
        post: operations["tenders.applyChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve */
        post: operations["tenders.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/request-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request approval */
        post: operations["tenders.requestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/decline-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline the request */
        post: operations["tenders.declineApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send again */
        post: operations["tenders.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice */
        post: operations["tenders.invoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver */
        post: operations["tenders.deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register as customer */
        post: operations["tenders.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/withdraw-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw invoice */
        post: operations["tenders.withdrawInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/withdraw-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw approval */
        post: operations["tenders.withdrawApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject */
        post: operations["tenders.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel quotation */
        post: operations["tenders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revise */
        post: operations["tenders.revise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate */
        post: operations["tenders.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign */
        post: operations["tenders.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenders/{id}/save-as-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save as template */
        post: operations["tenders.saveAsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign */
        post: operations["companies.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-sends/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw link */
        post: operations["tender-sends.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive */
        post: operations["stock-cards.archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-cards/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unarchive */
        post: operations["stock-cards.unarchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tender-templates/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a quotation from it */
        post: operations["tender-templates.use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reverse */
        post: operations["stock-movements.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take */
        post: operations["stock-reservations.take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/fulfill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn into an out movement */
        post: operations["stock-reservations.fulfill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Extend */
        post: operations["stock-reservations.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move to another quotation */
        post: operations["stock-reservations.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release */
        post: operations["stock-reservations.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-reservations/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop waiting */
        post: operations["stock-reservations.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-groups/{id}/assemble": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assemble */
        post: operations["stock-groups.assemble"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-groups/{id}/disassemble": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disassemble */
        post: operations["stock-groups.disassemble"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start counting */
        post: operations["stock-counts.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send to review */
        post: operations["stock-counts.finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post to stock */
        post: operations["stock-counts.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back to counting */
        post: operations["stock-counts.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-counts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel count */
        post: operations["stock-counts.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo */
        post: operations["price-changes.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend */
        post: operations["users.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unsuspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsuspend */
        post: operations["users.unsuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reset-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset two-step verification */
        post: operations["users.resetFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["users.resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/withdraw-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw invitation */
        post: operations["users.withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** done */
        post: operations["actions.done"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** snooze */
        post: operations["actions.snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** assign */
        post: operations["actions.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reopen */
        post: operations["actions.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** check */
        post: operations["imports.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/fix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** fix */
        post: operations["imports.fix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** commit */
        post: operations["imports.commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** undo */
        post: operations["imports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** discard */
        post: operations["imports.discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** rotateKey */
        post: operations["api-clients.rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** revokeKeys */
        post: operations["api-clients.revokeKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** renewSecret */
        post: operations["webhooks.renewSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** enable */
        post: operations["webhooks.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** disable */
        post: operations["webhooks.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** test */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** replay */
        post: operations["webhooks.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** upload */
        post: operations["imports.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mark */
        post: operations["notifications.mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove */
        post: operations["notifications.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-clients/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** revokeOwnKey */
        post: operations["api-clients.revokeOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add */
        post: operations["counting.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove */
        post: operations["counting.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** enter */
        post: operations["counting.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** undo */
        post: operations["counting.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** choose */
        post: operations["counting.choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counting/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** resolve */
        post: operations["counting.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** run */
        post: operations["jobs.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** retry */
        post: operations["jobs.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/send-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sendMail */
        post: operations["jobs.sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** deliver */
        post: operations["jobs.deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** repair */
        post: operations["jobs.repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** preview */
        post: operations["prices.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** apply */
        post: operations["prices.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-periods/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** close */
        post: operations["stock-periods.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-periods/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reopen */
        post: operations["stock-periods.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end */
        post: operations["sessions.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** endAll */
        post: operations["sessions.endAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** labels */
        post: operations["stock.labels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/label-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** labelTest */
        post: operations["stock.labelTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** series */
        post: operations["stock.series"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** restore */
        post: operations["trash.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** purge */
        post: operations["trash.purge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/why/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** askRight */
        post: operations["why.askRight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/why/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** declineRight */
        post: operations["why.declineRight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that may be the one that is being typed, the likeliest first */
        post: operations["companies.similar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that may be the one that is being typed, the likeliest first */
        post: operations["employees.similar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{token}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that the customer has opened the offer */
        post: operations["q.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer's answer: accept */
        post: operations["q.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{token}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer's answer: decline */
        post: operations["q.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{token}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer's answer: ask */
        post: operations["q.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records by name, code or phone, an exact code first */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A record at a glance */
        get: operations["peek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a number is what it is */
        get: operations["explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the dashboard */
        get: operations["dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the caller */
        get: operations["today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for the caller */
        get: operations["today/counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened with a record, newest first */
        get: operations["timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, the oldest first, without gaps */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, the newest first, for programs that poll */
        get: operations["events/recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A made-up event of a type, with the values that the caller gets of real ones */
        get: operations["events/sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rights of the caller */
        get: operations["abilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the caller cannot give a command or open a page */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/why/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The commands of a record that the caller cannot give now, with why */
        get: operations["why/commands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The program a key belongs to */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the instance works */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapi.json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/globals/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As they are */
        get: operations["settings.read"];
        put?: never;
        /** Changes them */
        post: operations["settings.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** login */
        post: operations["users.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** logout */
        post: operations["users.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** me */
        get: operations["users.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** refresh-token */
        post: operations["users.refresh-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** forgot-password */
        post: operations["users.forgot-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reset-password */
        post: operations["users.reset-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept-invitation */
        post: operations["users.accept-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: factor */
        post: operations["users.login.factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/factor-begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: factor-begin */
        post: operations["users.login.factor-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: enrol */
        post: operations["users.login.enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: enable */
        post: operations["users.login.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: passkey */
        post: operations["users.login.passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey-begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A step of signing in: passkey-begin */
        post: operations["users.login.passkey-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: confirm */
        post: operations["users.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/confirm/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: confirm/begin */
        post: operations["users.confirm.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: passkeys/begin */
        post: operations["users.passkeys.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: passkeys/add */
        post: operations["users.passkeys.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: passkeys/rename */
        post: operations["users.passkeys.rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: passkeys/remove */
        post: operations["users.passkeys.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: factor/begin */
        post: operations["users.factor.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: factor/enable */
        post: operations["users.factor.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/factor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: factor/codes */
        post: operations["users.factor.codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of one's own: factor/remove */
        post: operations["users.factor.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new user, who chooses the password */
        post: operations["users.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper of an offer */
        get: operations["q.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event, to the endpoints that want its type
         * @description Signed as Standard Webhooks 1.0.0 says. May come more than once, always with the same id.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event. */
                    "webhook-id": string;
                    /** @description Seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two while two secrets hold. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {unknown} */
                        type: "company.created" | "company.updated" | "company.deleted" | "branch.created" | "branch.updated" | "branch.deleted" | "employee.created" | "employee.updated" | "employee.deleted" | "meet.created" | "meet.updated" | "meet.deleted" | "company_project.created" | "company_project.updated" | "company_project.deleted" | "note.created" | "note.updated" | "note.deleted" | "action.created" | "action.updated" | "action.deleted" | "tender.created" | "tender.updated" | "tender.deleted" | "tender_template.created" | "tender_template.updated" | "tender_template.deleted" | "lost_reason.created" | "lost_reason.updated" | "lost_reason.deleted" | "stock_type.created" | "stock_type.updated" | "stock_type.deleted" | "stock_card.created" | "stock_card.updated" | "stock_card.deleted" | "stock_group.created" | "stock_group.updated" | "stock_group.deleted" | "stock_movement.created" | "stock_movement.updated" | "stock_movement.deleted" | "stock_reservation.created" | "stock_reservation.updated" | "stock_reservation.deleted" | "stock_count.created" | "stock_count.updated" | "stock_count.deleted" | "stock_closing.created" | "stock_closing.updated" | "stock_closing.deleted" | "price_change.created" | "price_change.updated" | "price_change.deleted" | "media.created" | "media.updated" | "media.deleted" | "currency_rate.created" | "currency_rate.updated" | "currency_rate.deleted" | "tender.sent" | "tender.approval_requested" | "tender.approval_declined" | "tender.approved" | "tender.approval_withdrawn" | "tender.rejected" | "tender.cancelled" | "tender.invoiced" | "tender.invoice_withdrawn" | "tender.expiring" | "tender.assigned" | "company.assigned" | "action.assigned" | "tender.accepted" | "tender.declined" | "tender.questioned" | "reservation.made" | "reservation.released" | "reservation.expiring" | "reservation.expired" | "reservation.offered" | "stock_card.ran_low";
                        /** Format: date-time */
                        timestamp: string;
                        data: {
                            subject: string;
                            id: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Disables the endpoint. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Failed: tried again, ten times in all. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            errors: {
                /** @description In the language of Accept-Language. */
                message: string;
                code: string;
                name?: string;
                data: {
                    /** @description The fields to mend. */
                    errors?: {
                        path: string;
                        message: string;
                        code: string;
                    }[];
                };
            }[];
        };
        Page: {
            docs: Record<string, unknown>[];
            totalDocs: number;
            limit?: number;
            page?: number | null;
            totalPages?: number;
            pagingCounter?: number;
            hasPrevPage?: boolean;
            hasNextPage?: boolean;
            prevPage?: number | null;
            nextPage?: number | null;
        };
        companies: {
            id?: number;
            name?: string | null;
            title?: string | null;
            description?: string | null;
            email?: string | null;
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            extraEmails?: {
                id?: string | null;
                email?: string | null;
            }[] | null;
            accountantName?: string | null;
            accountantPhone?: string | null;
            bossName?: string | null;
            bossPhone?: string | null;
            workingDays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | null)[] | null;
            owner?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "companies.sent": {
            name?: string | null;
            title?: string | null;
            description?: string | null;
            email?: string | null;
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            extraEmails?: {
                id?: string | null;
                email?: string | null;
            }[] | null;
            accountantName?: string | null;
            accountantPhone?: string | null;
            bossName?: string | null;
            bossPhone?: string | null;
            workingDays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | null)[] | null;
            owner?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        branches: {
            id?: number;
            company?: (number | null) | components["schemas"]["companies"];
            name?: string | null;
            taxOffice?: string | null;
            taxNumber?: string | null;
            address?: string | null;
            phone?: string | null;
            manager?: string | null;
            managerTitle?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "branches.sent": {
            company?: number | string | Record<string, unknown> | null;
            name?: string | null;
            taxOffice?: string | null;
            taxNumber?: string | null;
            address?: string | null;
            phone?: string | null;
            manager?: string | null;
            managerTitle?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        employees: {
            id?: number;
            company?: (number | null) | components["schemas"]["companies"];
            branch?: (number | null) | components["schemas"]["branches"];
            name?: string | null;
            title?: string | null;
            phone1?: string | null;
            phone2?: string | null;
            cellPhone1?: string | null;
            cellPhone2?: string | null;
            email?: string | null;
            isExecutive?: boolean | null;
            isContact?: boolean | null;
            isDefaultContact?: boolean | null;
            note?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "employees.sent": {
            company?: number | string | Record<string, unknown> | null;
            branch?: number | string | Record<string, unknown> | null;
            name?: string | null;
            title?: string | null;
            phone1?: string | null;
            phone2?: string | null;
            cellPhone1?: string | null;
            cellPhone2?: string | null;
            email?: string | null;
            isExecutive?: boolean | null;
            isContact?: boolean | null;
            isDefaultContact?: boolean | null;
            note?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        meets: {
            id?: number;
            title?: string | null;
            company?: (number | null) | components["schemas"]["companies"];
            /** @enum {unknown} */
            meetType?: "visit" | "phone" | "online" | "email" | "other" | null;
            companyEmployee?: (number | null) | components["schemas"]["employees"];
            contactPerson?: string | null;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            endsAt?: string | null;
            /** @enum {unknown} */
            status?: "planned" | "held" | "cancelled" | null;
            notes?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "meets.sent": {
            title?: string | null;
            company?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            meetType?: "visit" | "phone" | "online" | "email" | "other" | null;
            companyEmployee?: number | string | Record<string, unknown> | null;
            contactPerson?: string | null;
            startsAt?: string | null;
            endsAt?: string | null;
            /** @enum {unknown} */
            status?: "planned" | "held" | "cancelled" | null;
            notes?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "company-projects": {
            id?: number;
            name?: string | null;
            company?: (number | null) | components["schemas"]["companies"];
            /** Format: date-time */
            startDate?: string | null;
            /** Format: date-time */
            endDate?: string | null;
            defaultLink?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "company-projects.sent": {
            name?: string | null;
            company?: number | string | Record<string, unknown> | null;
            startDate?: string | null;
            endDate?: string | null;
            defaultLink?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        notes: {
            id?: number;
            /** @enum {unknown} */
            subject?: "companies" | "employees" | "company-projects" | "tenders" | null;
            document?: number | null;
            /** @enum {unknown} */
            kind?: "note" | "call" | null;
            body?: string | null;
            /** @enum {unknown} */
            callOutcome?: "reached" | "noAnswer" | "callBack" | null;
            minutes?: number | null;
            author?: (number | null) | components["schemas"]["users"];
            company?: (number | null) | components["schemas"]["companies"];
            /** Format: date-time */
            editedAt?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "notes.sent": {
            /** @enum {unknown} */
            subject?: "companies" | "employees" | "company-projects" | "tenders" | null;
            document?: number | string | null;
            /** @enum {unknown} */
            kind?: "note" | "call" | null;
            body?: string | null;
            /** @enum {unknown} */
            callOutcome?: "reached" | "noAnswer" | "callBack" | null;
            minutes?: number | string | null;
            author?: number | string | Record<string, unknown> | null;
            company?: number | string | Record<string, unknown> | null;
            editedAt?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        actions: {
            id?: number;
            /** @enum {unknown} */
            subject?: "companies" | "employees" | "company-projects" | "tenders" | null;
            document?: number | null;
            /** @enum {unknown} */
            kind?: "call" | "mail" | "visit" | "reply" | "prepare" | "deliver" | "other" | null;
            title?: string | null;
            owner?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            due?: string | null;
            time?: string | null;
            note?: string | null;
            /** @enum {unknown} */
            source?: "manual" | "meet" | "followUp" | "answer" | null;
            sourceId?: number | null;
            company?: (number | null) | components["schemas"]["companies"];
            /** Format: date-time */
            doneAt?: string | null;
            doneBy?: (number | null) | components["schemas"]["users"];
            outcome?: string | null;
            /** Format: date-time */
            snoozedUntil?: string | null;
            /** Format: date-time */
            dueOn?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "actions.sent": {
            /** @enum {unknown} */
            subject?: "companies" | "employees" | "company-projects" | "tenders" | null;
            document?: number | string | null;
            /** @enum {unknown} */
            kind?: "call" | "mail" | "visit" | "reply" | "prepare" | "deliver" | "other" | null;
            title?: string | null;
            owner?: number | string | Record<string, unknown> | null;
            due?: string | null;
            time?: string | null;
            note?: string | null;
            /** @enum {unknown} */
            source?: "manual" | "meet" | "followUp" | "answer" | null;
            sourceId?: number | string | null;
            company?: number | string | Record<string, unknown> | null;
            doneAt?: string | null;
            doneBy?: number | string | Record<string, unknown> | null;
            outcome?: string | null;
            snoozedUntil?: string | null;
            dueOn?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        tenders: {
            id?: number;
            title?: string | null;
            /** @enum {unknown} */
            type?: "sale" | "service" | "rental" | "other" | null;
            /** Format: date-time */
            date?: string | null;
            /** Format: date-time */
            validUntil?: string | null;
            company?: (number | null) | components["schemas"]["companies"];
            branch?: (number | null) | components["schemas"]["branches"];
            employee?: (number | null) | components["schemas"]["employees"];
            unconnectedName?: string | null;
            unconnectedEmail?: string | null;
            unconnectedPhone?: string | null;
            companyProject?: (number | null) | components["schemas"]["company-projects"];
            /** @enum {unknown} */
            currency?: "TRY" | "USD" | "EUR" | null;
            currencyRate?: number | null;
            /** @enum {unknown} */
            discountType?: "percent" | "amount" | null;
            discountValue?: number | null;
            /** Format: date-time */
            paymentDate?: string | null;
            paymentInstallments?: {
                id?: string | null;
                /** Format: date-time */
                dueDate?: string | null;
                amount?: number | null;
            }[] | null;
            notes?: string | null;
            internalNote?: string | null;
            items?: unknown;
            files?: {
                docs?: (number | Record<string, unknown>)[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            number?: string | null;
            /** Format: date-time */
            rateDay?: string | null;
            /** @enum {unknown} */
            rateSource?: "centralBankSelling" | "centralBankBuying" | "manual" | null;
            /** @enum {unknown} */
            status?: "draft" | "sent" | "approved" | "invoiced" | "rejected" | "cancelled" | null;
            isApproved?: boolean | null;
            approvedBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            approvedAt?: string | null;
            approver?: (number | null) | components["schemas"]["users"];
            approvalAskedBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            approvalAskedAt?: string | null;
            approvalNote?: string | null;
            approvalRefusal?: string | null;
            isInvoiced?: boolean | null;
            invoiceNumber?: string | null;
            /** Format: date-time */
            invoicedAt?: string | null;
            invoiceRate?: number | null;
            /** Format: date-time */
            invoiceRateDay?: string | null;
            /** @enum {unknown} */
            invoiceRateSource?: "centralBankSelling" | "centralBankBuying" | "manual" | null;
            invoiceTotalBase?: number | null;
            revision?: number | null;
            revisionOf?: (number | null) | components["schemas"]["tenders"];
            /** Format: date-time */
            acceptedAt?: string | null;
            acceptedName?: string | null;
            /** @enum {unknown} */
            stage?: "draft" | "asked" | "approved" | "sent" | "opened" | "accepted" | "invoiced" | "lost" | "cancelled" | null;
            /** Format: date-time */
            sentAt?: string | null;
            /** Format: date-time */
            openedAt?: string | null;
            lostReason?: (number | null) | components["schemas"]["lost-reasons"];
            /** Format: date-time */
            lostAt?: string | null;
            reason?: string | null;
            subtotal?: number | null;
            discountTotal?: number | null;
            taxTotal?: number | null;
            total?: number | null;
            totalBase?: number | null;
            createdBy?: (number | null) | components["schemas"]["users"];
            createdByClient?: (number | null) | components["schemas"]["api-clients"];
            owner?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "tenders.sent": {
            title?: string | null;
            /** @enum {unknown} */
            type?: "sale" | "service" | "rental" | "other" | null;
            date?: string | null;
            validUntil?: string | null;
            company?: number | string | Record<string, unknown> | null;
            branch?: number | string | Record<string, unknown> | null;
            employee?: number | string | Record<string, unknown> | null;
            unconnectedName?: string | null;
            unconnectedEmail?: string | null;
            unconnectedPhone?: string | null;
            companyProject?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            currency?: "TRY" | "USD" | "EUR" | null;
            currencyRate?: number | string | null;
            /** @enum {unknown} */
            discountType?: "percent" | "amount" | null;
            discountValue?: number | string | null;
            paymentDate?: string | null;
            paymentInstallments?: {
                id?: string | null;
                dueDate?: string | null;
                amount?: number | string | null;
            }[] | null;
            notes?: string | null;
            internalNote?: string | null;
            items?: unknown;
            files?: unknown;
            number?: string | null;
            rateDay?: string | null;
            /** @enum {unknown} */
            rateSource?: "centralBankSelling" | "centralBankBuying" | "manual" | null;
            /** @enum {unknown} */
            status?: "draft" | "sent" | "approved" | "invoiced" | "rejected" | "cancelled" | null;
            isApproved?: boolean | null;
            approvedBy?: number | string | Record<string, unknown> | null;
            approvedAt?: string | null;
            approver?: number | string | Record<string, unknown> | null;
            approvalAskedBy?: number | string | Record<string, unknown> | null;
            approvalAskedAt?: string | null;
            approvalNote?: string | null;
            approvalRefusal?: string | null;
            isInvoiced?: boolean | null;
            invoiceNumber?: string | null;
            invoicedAt?: string | null;
            invoiceRate?: number | string | null;
            invoiceRateDay?: string | null;
            /** @enum {unknown} */
            invoiceRateSource?: "centralBankSelling" | "centralBankBuying" | "manual" | null;
            invoiceTotalBase?: number | string | null;
            revision?: number | string | null;
            revisionOf?: number | string | Record<string, unknown> | null;
            acceptedAt?: string | null;
            acceptedName?: string | null;
            /** @enum {unknown} */
            stage?: "draft" | "asked" | "approved" | "sent" | "opened" | "accepted" | "invoiced" | "lost" | "cancelled" | null;
            sentAt?: string | null;
            openedAt?: string | null;
            lostReason?: number | string | Record<string, unknown> | null;
            lostAt?: string | null;
            reason?: string | null;
            subtotal?: number | string | null;
            discountTotal?: number | string | null;
            taxTotal?: number | string | null;
            total?: number | string | null;
            totalBase?: number | string | null;
            createdBy?: number | string | Record<string, unknown> | null;
            createdByClient?: number | string | Record<string, unknown> | null;
            owner?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "tender-items": {
            id?: number;
            tender?: (number | null) | components["schemas"]["tenders"];
            /** @enum {unknown} */
            kind?: "stockCard" | "stockGroup" | "text" | "heading" | "subtotal" | "comment" | null;
            /** @enum {unknown} */
            choice?: "included" | "optional" | "alternative" | null;
            stockCard?: (number | null) | components["schemas"]["stock-cards"];
            stockGroup?: (number | null) | components["schemas"]["stock-groups"];
            description?: string | null;
            quantity?: number | null;
            unitPrice?: number | null;
            /** @enum {unknown} */
            discountType?: "percent" | "amount" | null;
            discountValue?: number | null;
            taxRate?: number | null;
            order?: number | null;
            net?: number | null;
            tax?: number | null;
            unitCost?: number | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "tender-items.sent": {
            tender?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            kind?: "stockCard" | "stockGroup" | "text" | "heading" | "subtotal" | "comment" | null;
            /** @enum {unknown} */
            choice?: "included" | "optional" | "alternative" | null;
            stockCard?: number | string | Record<string, unknown> | null;
            stockGroup?: number | string | Record<string, unknown> | null;
            description?: string | null;
            quantity?: number | string | null;
            unitPrice?: number | string | null;
            /** @enum {unknown} */
            discountType?: "percent" | "amount" | null;
            discountValue?: number | string | null;
            taxRate?: number | string | null;
            order?: number | string | null;
            net?: number | string | null;
            tax?: number | string | null;
            unitCost?: number | string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "tender-files": {
            id?: number;
            originalName?: string | null;
            tender?: (number | null) | components["schemas"]["tenders"];
            /** @enum {unknown} */
            visibility?: "internal" | "customer" | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        "tender-files.sent": {
            originalName?: string | null;
            tender?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            visibility?: "internal" | "customer" | null;
            updatedAt?: string | null;
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | string | null;
            width?: number | string | null;
            height?: number | string | null;
            focalX?: number | string | null;
            focalY?: number | string | null;
        };
        "tender-sends": {
            id?: number;
            originalName?: string | null;
            tender?: (number | null) | components["schemas"]["tenders"];
            sentBy?: (number | null) | components["schemas"]["users"];
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            recipients?: string | null;
            subject?: string | null;
            message?: string | null;
            /** @enum {unknown} */
            delivery?: "none" | "queued" | "delivered" | "failed" | null;
            deliveryReason?: string | null;
            /** Format: date-time */
            deliveredAt?: string | null;
            /** Format: date-time */
            expiresAt?: string | null;
            /** Format: date-time */
            revokedAt?: string | null;
            /** Format: date-time */
            openedAt?: string | null;
            fileHash?: string | null;
            contentHash?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        "tender-sends.sent": {
            originalName?: string | null;
            tender?: number | string | Record<string, unknown> | null;
            sentBy?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            recipients?: string | null;
            subject?: string | null;
            message?: string | null;
            /** @enum {unknown} */
            delivery?: "none" | "queued" | "delivered" | "failed" | null;
            deliveryReason?: string | null;
            deliveredAt?: string | null;
            expiresAt?: string | null;
            revokedAt?: string | null;
            openedAt?: string | null;
            fileHash?: string | null;
            contentHash?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | string | null;
            width?: number | string | null;
            height?: number | string | null;
            focalX?: number | string | null;
            focalY?: number | string | null;
        };
        "tender-answers": {
            id?: number;
            tender?: (number | null) | components["schemas"]["tenders"];
            send?: (number | null) | components["schemas"]["tender-sends"];
            /** @enum {unknown} */
            kind?: "accepted" | "declined" | "question" | null;
            name?: string | null;
            text?: string | null;
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            address?: string | null;
            device?: string | null;
            fileHash?: string | null;
            contentHash?: string | null;
            chosen?: unknown;
            total?: number | null;
            currency?: string | null;
            signature?: unknown;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "tender-answers.sent": {
            tender?: number | string | Record<string, unknown> | null;
            send?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            kind?: "accepted" | "declined" | "question" | null;
            name?: string | null;
            text?: string | null;
            /** @enum {unknown} */
            language?: "tr" | "en" | "fr" | "ar" | null;
            address?: string | null;
            device?: string | null;
            fileHash?: string | null;
            contentHash?: string | null;
            chosen?: unknown;
            total?: number | string | null;
            currency?: string | null;
            signature?: unknown;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "tender-templates": {
            id?: number;
            name?: string | null;
            /** @enum {unknown} */
            currency?: "TRY" | "USD" | "EUR" | null;
            lineCount?: number | null;
            createdBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "tender-templates.sent": {
            name?: string | null;
            /** @enum {unknown} */
            currency?: "TRY" | "USD" | "EUR" | null;
            lineCount?: number | string | null;
            createdBy?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "lost-reasons": {
            id?: number;
            name?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "lost-reasons.sent": {
            name?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-cards": {
            id?: number;
            name?: string | null;
            stockType?: (number | null) | components["schemas"]["stock-types"];
            sku?: string | null;
            barcode?: string | null;
            qrCode?: string | null;
            /** @enum {unknown} */
            unit?: "piece" | "kg" | "m" | "m2" | "l" | "hour" | "set" | null;
            taxRate?: number | null;
            minQuantity?: number | null;
            maxQuantity?: number | null;
            orderMultiple?: number | null;
            currentPrice?: number | null;
            offerPrice?: number | null;
            costPrice?: number | null;
            priceUsd?: number | null;
            priceEur?: number | null;
            picture?: (number | null) | components["schemas"]["media"];
            currentQuantity?: number | null;
            reservedQuantity?: number | null;
            availableQuantity?: number | null;
            averageCost?: number | null;
            lastCost?: number | null;
            stockValue?: number | null;
            /** Format: date-time */
            lastCountedAt?: string | null;
            allowNoStock?: boolean | null;
            isLow?: boolean | null;
            isArchived?: boolean | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-cards.sent": {
            name?: string | null;
            stockType?: number | string | Record<string, unknown> | null;
            sku?: string | null;
            barcode?: string | null;
            qrCode?: string | null;
            /** @enum {unknown} */
            unit?: "piece" | "kg" | "m" | "m2" | "l" | "hour" | "set" | null;
            taxRate?: number | string | null;
            minQuantity?: number | string | null;
            maxQuantity?: number | string | null;
            orderMultiple?: number | string | null;
            currentPrice?: number | string | null;
            offerPrice?: number | string | null;
            costPrice?: number | string | null;
            priceUsd?: number | string | null;
            priceEur?: number | string | null;
            picture?: number | string | Record<string, unknown> | null;
            currentQuantity?: number | string | null;
            reservedQuantity?: number | string | null;
            availableQuantity?: number | string | null;
            averageCost?: number | string | null;
            lastCost?: number | string | null;
            stockValue?: number | string | null;
            lastCountedAt?: string | null;
            allowNoStock?: boolean | null;
            isLow?: boolean | null;
            isArchived?: boolean | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-groups": {
            id?: number;
            name?: string | null;
            description?: string | null;
            madeCard?: (number | null) | components["schemas"]["stock-cards"];
            parts?: unknown;
            buildableQuantity?: unknown;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-groups.sent": {
            name?: string | null;
            description?: string | null;
            madeCard?: number | string | Record<string, unknown> | null;
            parts?: unknown;
            buildableQuantity?: unknown;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-group-stocks": {
            id?: number;
            stockGroup?: (number | null) | components["schemas"]["stock-groups"];
            stockCard?: (number | null) | components["schemas"]["stock-cards"];
            quantity?: number | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-group-stocks.sent": {
            stockGroup?: number | string | Record<string, unknown> | null;
            stockCard?: number | string | Record<string, unknown> | null;
            quantity?: number | string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-movements": {
            id?: number;
            /** @enum {unknown} */
            type?: "in" | "out" | null;
            stockCard?: (number | null) | components["schemas"]["stock-cards"];
            quantity?: number | null;
            price?: number | null;
            /** @enum {unknown} */
            currencyType?: "TRY" | "USD" | "EUR" | null;
            currencyRate?: number | null;
            /** Format: date-time */
            operationDate?: string | null;
            project?: (number | null) | components["schemas"]["company-projects"];
            tender?: (number | null) | components["schemas"]["tenders"];
            note?: string | null;
            /** @enum {unknown} */
            origin?: "manual" | "delivery" | "invoice" | "reversal" | "count" | "assembly" | null;
            delivery?: number | null;
            operationUser?: (number | null) | components["schemas"]["users"];
            balanceAfter?: number | null;
            averageCostAfter?: number | null;
            reversalOf?: (number | null) | components["schemas"]["stock-movements"];
            count?: (number | null) | components["schemas"]["stock-counts"];
            assembly?: number | null;
            stockGroup?: (number | null) | components["schemas"]["stock-groups"];
            reservation?: (number | null) | components["schemas"]["stock-reservations"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-movements.sent": {
            /** @enum {unknown} */
            type?: "in" | "out" | null;
            stockCard?: number | string | Record<string, unknown> | null;
            quantity?: number | string | null;
            price?: number | string | null;
            /** @enum {unknown} */
            currencyType?: "TRY" | "USD" | "EUR" | null;
            currencyRate?: number | string | null;
            operationDate?: string | null;
            project?: number | string | Record<string, unknown> | null;
            tender?: number | string | Record<string, unknown> | null;
            note?: string | null;
            /** @enum {unknown} */
            origin?: "manual" | "delivery" | "invoice" | "reversal" | "count" | "assembly" | null;
            delivery?: number | string | null;
            operationUser?: number | string | Record<string, unknown> | null;
            balanceAfter?: number | string | null;
            averageCostAfter?: number | string | null;
            reversalOf?: number | string | Record<string, unknown> | null;
            count?: number | string | Record<string, unknown> | null;
            assembly?: number | string | null;
            stockGroup?: number | string | Record<string, unknown> | null;
            reservation?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-reservations": {
            id?: number;
            stockCard?: (number | null) | components["schemas"]["stock-cards"];
            quantity?: number | null;
            /** Format: date-time */
            reservedUntil?: string | null;
            waits?: boolean | null;
            tender?: (number | null) | components["schemas"]["tenders"];
            project?: (number | null) | components["schemas"]["company-projects"];
            company?: (number | null) | components["schemas"]["companies"];
            note?: string | null;
            /** @enum {unknown} */
            status?: "active" | "waiting" | "fulfilled" | "released" | "expired" | null;
            /** @enum {unknown} */
            origin?: "manual" | "approval" | null;
            remainingQuantity?: number | null;
            /** Format: date-time */
            offeredAt?: string | null;
            reservedBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-reservations.sent": {
            stockCard?: number | string | Record<string, unknown> | null;
            quantity?: number | string | null;
            reservedUntil?: string | null;
            waits?: boolean | null;
            tender?: number | string | Record<string, unknown> | null;
            project?: number | string | Record<string, unknown> | null;
            company?: number | string | Record<string, unknown> | null;
            note?: string | null;
            /** @enum {unknown} */
            status?: "active" | "waiting" | "fulfilled" | "released" | "expired" | null;
            /** @enum {unknown} */
            origin?: "manual" | "approval" | null;
            remainingQuantity?: number | string | null;
            offeredAt?: string | null;
            reservedBy?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-counts": {
            id?: number;
            title?: string | null;
            /** @enum {unknown} */
            scope?: "all" | "type" | "group" | "list" | null;
            stockType?: (number | null) | components["schemas"]["stock-types"];
            stockGroup?: (number | null) | components["schemas"]["stock-groups"];
            isBlind?: boolean | null;
            note?: string | null;
            /** @enum {unknown} */
            status?: "draft" | "counting" | "review" | "posted" | "cancelled" | null;
            /** Format: date-time */
            startedAt?: string | null;
            startedBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            postedAt?: string | null;
            postedBy?: (number | null) | components["schemas"]["users"];
            reason?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-counts.sent": {
            title?: string | null;
            /** @enum {unknown} */
            scope?: "all" | "type" | "group" | "list" | null;
            stockType?: number | string | Record<string, unknown> | null;
            stockGroup?: number | string | Record<string, unknown> | null;
            isBlind?: boolean | null;
            note?: string | null;
            /** @enum {unknown} */
            status?: "draft" | "counting" | "review" | "posted" | "cancelled" | null;
            startedAt?: string | null;
            startedBy?: number | string | Record<string, unknown> | null;
            postedAt?: string | null;
            postedBy?: number | string | Record<string, unknown> | null;
            reason?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "price-changes": {
            id?: number;
            title?: string | null;
            /** @enum {unknown} */
            method?: "percent" | "amount" | null;
            value?: number | null;
            /** @enum {unknown} */
            rounding?: "none" | "hundredth" | "twentieth" | "tenth" | "half" | "one" | "five" | "ten" | null;
            /** @enum {unknown} */
            status?: "applied" | "undone" | null;
            cardCount?: number | null;
            priceCount?: number | null;
            keptCount?: number | null;
            doneBy?: (number | null) | components["schemas"]["users"];
            undoneBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            undoneAt?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "price-changes.sent": {
            title?: string | null;
            /** @enum {unknown} */
            method?: "percent" | "amount" | null;
            value?: number | string | null;
            /** @enum {unknown} */
            rounding?: "none" | "hundredth" | "twentieth" | "tenth" | "half" | "one" | "five" | "ten" | null;
            /** @enum {unknown} */
            status?: "applied" | "undone" | null;
            cardCount?: number | string | null;
            priceCount?: number | string | null;
            keptCount?: number | string | null;
            doneBy?: number | string | Record<string, unknown> | null;
            undoneBy?: number | string | Record<string, unknown> | null;
            undoneAt?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-types": {
            id?: number;
            name?: string | null;
            description?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-types.sent": {
            name?: string | null;
            description?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        users: {
            id?: number;
            /** @constant */
            collection?: "users";
            name?: string | null;
            phone?: string | null;
            role?: (number | null) | components["schemas"]["roles"];
            currentPassword?: unknown;
            /** @enum {unknown} */
            status?: "active" | "passive" | null;
            signIn?: unknown;
            avatar?: (number | null) | components["schemas"]["media"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
            email?: string | null;
            sessions?: {
                id?: string | null;
                /** Format: date-time */
                createdAt?: string | null;
                /** Format: date-time */
                expiresAt?: string | null;
            }[] | null;
        };
        "users.sent": {
            name?: string | null;
            phone?: string | null;
            role?: number | string | Record<string, unknown> | null;
            currentPassword?: unknown;
            /** @enum {unknown} */
            status?: "active" | "passive" | null;
            signIn?: unknown;
            avatar?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
            email?: string | null;
            sessions?: {
                id?: string | null;
                createdAt?: string | null;
                expiresAt?: string | null;
            }[] | null;
        };
        roles: {
            id?: number;
            name?: string | null;
            /** @enum {unknown} */
            factor?: "off" | "optional" | "required" | null;
            permissions?: unknown;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "roles.sent": {
            name?: string | null;
            /** @enum {unknown} */
            factor?: "off" | "optional" | "required" | null;
            permissions?: unknown;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "api-clients": {
            id?: number;
            /** @constant */
            collection?: "api-clients";
            name?: string | null;
            role?: (number | null) | components["schemas"]["roles"];
            scopes?: unknown;
            responsible?: (number | null) | components["schemas"]["users"];
            allowedNetworks?: unknown;
            channels?: unknown;
            /** Format: date-time */
            expiresAt?: string | null;
            enabled?: boolean | null;
            lastUsedAt?: unknown;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "api-clients.sent": {
            name?: string | null;
            role?: number | string | Record<string, unknown> | null;
            scopes?: unknown;
            responsible?: number | string | Record<string, unknown> | null;
            allowedNetworks?: unknown;
            channels?: unknown;
            expiresAt?: string | null;
            enabled?: boolean | null;
            lastUsedAt?: unknown;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        webhooks: {
            id?: number;
            name?: string | null;
            url?: string | null;
            client?: (number | null) | components["schemas"]["api-clients"];
            types?: unknown;
            enabled?: boolean | null;
            /** @enum {unknown} */
            disabledReason?: "gone" | "failing" | null;
            /** Format: date-time */
            secretSince?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "webhooks.sent": {
            name?: string | null;
            url?: string | null;
            client?: number | string | Record<string, unknown> | null;
            types?: unknown;
            enabled?: boolean | null;
            /** @enum {unknown} */
            disabledReason?: "gone" | "failing" | null;
            secretSince?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "currency-rates": {
            id?: number;
            /** Format: date-time */
            day?: string | null;
            /** @enum {unknown} */
            currency?: "USD" | "EUR" | null;
            buying?: number | null;
            selling?: number | null;
            note?: string | null;
            /** @enum {unknown} */
            source?: "centralBank" | "manual" | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "currency-rates.sent": {
            day?: string | null;
            /** @enum {unknown} */
            currency?: "USD" | "EUR" | null;
            buying?: number | string | null;
            selling?: number | string | null;
            note?: string | null;
            /** @enum {unknown} */
            source?: "centralBank" | "manual" | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "stock-closings": {
            id?: number;
            /** @enum {unknown} */
            kind?: "close" | "reopen" | null;
            /** Format: date-time */
            closedUntil?: string | null;
            reason?: string | null;
            doneBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "stock-closings.sent": {
            /** @enum {unknown} */
            kind?: "close" | "reopen" | null;
            closedUntil?: string | null;
            reason?: string | null;
            doneBy?: number | string | Record<string, unknown> | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        media: {
            id?: number;
            originalName?: string | null;
            alt?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
            sizes?: {
                thumbnail?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                } | null;
            } | null;
        };
        "media.sent": {
            originalName?: string | null;
            alt?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | string | null;
            width?: number | string | null;
            height?: number | string | null;
            focalX?: number | string | null;
            focalY?: number | string | null;
            sizes?: {
                thumbnail?: {
                    url?: string | null;
                    width?: number | string | null;
                    height?: number | string | null;
                    mimeType?: string | null;
                    filesize?: number | string | null;
                    filename?: string | null;
                } | null;
            } | null;
        };
        "list-views": {
            id?: number;
            name?: string | null;
            list?: string | null;
            /** @enum {unknown} */
            audience?: "own" | "role" | "everyone" | null;
            role?: (number | null) | components["schemas"]["roles"];
            owner?: (number | null) | components["schemas"]["users"];
            state?: unknown;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "list-views.sent": {
            name?: string | null;
            list?: string | null;
            /** @enum {unknown} */
            audience?: "own" | "role" | "everyone" | null;
            role?: number | string | Record<string, unknown> | null;
            owner?: number | string | Record<string, unknown> | null;
            state?: unknown;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        notifications: {
            id?: number;
            recipient?: (number | null) | components["schemas"]["users"];
            /** @enum {unknown} */
            kind?: "approval" | "tenderStatus" | "customerAnswer" | "assignment" | "mention" | "action" | "reservation" | "lowStock" | "import" | "rights" | "system" | null;
            /** @enum {unknown} */
            event?: "tenderSent" | "approvalRequested" | "approvalDeclined" | "tenderApproved" | "approvalWithdrawn" | "tenderRejected" | "tenderCancelled" | "tenderInvoiced" | "invoiceWithdrawn" | "tenderExpiring" | "tenderAccepted" | "tenderDeclined" | "tenderQuestioned" | "tenderAssigned" | "companyAssigned" | "mentioned" | "actionAssigned" | "actionDue" | "actionsDue" | "reservationMade" | "reservationReleased" | "reservationExpiring" | "reservationExpired" | "reservationOffered" | "lowStock" | "importChecked" | "importDone" | "importUndone" | "importStopped" | "rightRequested" | "rightGiven" | "rightDeclined" | "countersDrifted" | "jobFailed" | "mailFailed" | "deliveryFailed" | "keyEnding" | "webhookFailing" | "webhookDisabled" | null;
            /** @enum {unknown} */
            subject?: "tenders" | "companies" | "company-projects" | "stock-cards" | "stock-reservations" | "imports" | "jobs" | "api-clients" | "actions" | "right-requests" | "webhooks" | null;
            document?: number | null;
            data?: unknown;
            title?: unknown;
            body?: unknown;
            link?: unknown;
            /** Format: date-time */
            readAt?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "notifications.sent": {
            recipient?: number | string | Record<string, unknown> | null;
            /** @enum {unknown} */
            kind?: "approval" | "tenderStatus" | "customerAnswer" | "assignment" | "mention" | "action" | "reservation" | "lowStock" | "import" | "rights" | "system" | null;
            /** @enum {unknown} */
            event?: "tenderSent" | "approvalRequested" | "approvalDeclined" | "tenderApproved" | "approvalWithdrawn" | "tenderRejected" | "tenderCancelled" | "tenderInvoiced" | "invoiceWithdrawn" | "tenderExpiring" | "tenderAccepted" | "tenderDeclined" | "tenderQuestioned" | "tenderAssigned" | "companyAssigned" | "mentioned" | "actionAssigned" | "actionDue" | "actionsDue" | "reservationMade" | "reservationReleased" | "reservationExpiring" | "reservationExpired" | "reservationOffered" | "lowStock" | "importChecked" | "importDone" | "importUndone" | "importStopped" | "rightRequested" | "rightGiven" | "rightDeclined" | "countersDrifted" | "jobFailed" | "mailFailed" | "deliveryFailed" | "keyEnding" | "webhookFailing" | "webhookDisabled" | null;
            /** @enum {unknown} */
            subject?: "tenders" | "companies" | "company-projects" | "stock-cards" | "stock-reservations" | "imports" | "jobs" | "api-clients" | "actions" | "right-requests" | "webhooks" | null;
            document?: number | string | null;
            data?: unknown;
            title?: unknown;
            body?: unknown;
            link?: unknown;
            readAt?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        imports: {
            id?: number;
            target?: string | null;
            fileName?: string | null;
            kind?: string | null;
            /** @enum {unknown} */
            status?: "mapping" | "checking" | "checked" | "importing" | "done" | "undoing" | "undone" | "stopped" | null;
            /** @enum {unknown} */
            mode?: "create" | "update" | "upsert" | null;
            whole?: boolean | null;
            total?: number | null;
            ready?: number | null;
            errors?: number | null;
            done?: number | null;
            undone?: number | null;
            createdBy?: (number | null) | components["schemas"]["users"];
            /** Format: date-time */
            finishedAt?: string | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "imports.sent": {
            target?: string | null;
            fileName?: string | null;
            kind?: string | null;
            /** @enum {unknown} */
            status?: "mapping" | "checking" | "checked" | "importing" | "done" | "undoing" | "undone" | "stopped" | null;
            /** @enum {unknown} */
            mode?: "create" | "update" | "upsert" | null;
            whole?: boolean | null;
            total?: number | string | null;
            ready?: number | string | null;
            errors?: number | string | null;
            done?: number | string | null;
            undone?: number | string | null;
            createdBy?: number | string | Record<string, unknown> | null;
            finishedAt?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        "audit-events": {
            id?: number;
            /** Format: date-time */
            at?: string | null;
            user?: (number | null) | components["schemas"]["users"];
            userName?: string | null;
            client?: unknown;
            actorKind?: string | null;
            action?: string | null;
            command?: string | null;
            subject?: string | null;
            document?: number | null;
            part?: string | null;
            partId?: number | null;
            address?: string | null;
            requestId?: string | null;
            importId?: number | null;
            changes?: unknown;
        };
        "audit-events.sent": {
            at?: string | null;
            user?: number | string | Record<string, unknown> | null;
            userName?: string | null;
            client?: unknown;
            actorKind?: string | null;
            action?: string | null;
            command?: string | null;
            subject?: string | null;
            document?: number | string | null;
            part?: string | null;
            partId?: number | string | null;
            address?: string | null;
            requestId?: string | null;
            importId?: number | string | null;
            changes?: unknown;
        };
        settings: {
            id?: number;
            /** @constant */
            globalType?: "settings";
            /** @enum {unknown} */
            defaultCurrency?: "TRY" | "USD" | "EUR" | null;
            /** @enum {unknown} */
            tenderRateSide?: "selling" | "buying" | null;
            /** @enum {unknown} */
            invoiceRateDay?: "previous" | "sameDay" | null;
            taxRates?: {
                id?: string | null;
                /** @enum {unknown} */
                kind?: "general" | "reduced" | "low" | "exempt" | null;
                rate?: number | null;
                /** Format: date-time */
                validFrom?: string | null;
            }[] | null;
            siteTitle?: string | null;
            siteDescription?: string | null;
            companyProfile?: {
                name?: string | null;
                address?: string | null;
                phone?: string | null;
                email?: string | null;
                website?: string | null;
                taxOffice?: string | null;
                taxNumber?: string | null;
                mersisNo?: string | null;
                banks?: {
                    id?: string | null;
                    bank?: string | null;
                    holder?: string | null;
                    iban?: string | null;
                    /** @enum {unknown} */
                    currency?: "TRY" | "USD" | "EUR" | null;
                }[] | null;
                iban?: unknown;
                logo?: (number | null) | components["schemas"]["media"];
            } | null;
            tenderTerms?: {
                tr?: string | null;
                en?: string | null;
                fr?: string | null;
                ar?: string | null;
            } | null;
            timeZone?: string | null;
            recountValue?: number | null;
            likelyWeight?: number | null;
            followUpUnopened?: number | null;
            followUpUnanswered?: number | null;
            fourEyes?: boolean | null;
            approveBeforeSending?: boolean | null;
            quotationMails?: {
                tr?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                en?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                fr?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                ar?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
            } | null;
            approvalLimits?: {
                id?: string | null;
                role?: (number | null) | components["schemas"]["roles"];
                maxTotalBase?: number | null;
                maxDiscount?: number | null;
            }[] | null;
            /** Format: date-time */
            updatedAt?: string | null;
            /** Format: date-time */
            createdAt?: string | null;
        };
        "settings.sent": {
            /** @enum {unknown} */
            defaultCurrency?: "TRY" | "USD" | "EUR" | null;
            /** @enum {unknown} */
            tenderRateSide?: "selling" | "buying" | null;
            /** @enum {unknown} */
            invoiceRateDay?: "previous" | "sameDay" | null;
            taxRates?: {
                id?: string | null;
                /** @enum {unknown} */
                kind?: "general" | "reduced" | "low" | "exempt" | null;
                rate?: number | string | null;
                validFrom?: string | null;
            }[] | null;
            siteTitle?: string | null;
            siteDescription?: string | null;
            companyProfile?: {
                name?: string | null;
                address?: string | null;
                phone?: string | null;
                email?: string | null;
                website?: string | null;
                taxOffice?: string | null;
                taxNumber?: string | null;
                mersisNo?: string | null;
                banks?: {
                    id?: string | null;
                    bank?: string | null;
                    holder?: string | null;
                    iban?: string | null;
                    /** @enum {unknown} */
                    currency?: "TRY" | "USD" | "EUR" | null;
                }[] | null;
                iban?: unknown;
                logo?: number | string | Record<string, unknown> | null;
            } | null;
            tenderTerms?: {
                tr?: string | null;
                en?: string | null;
                fr?: string | null;
                ar?: string | null;
            } | null;
            timeZone?: string | null;
            recountValue?: number | string | null;
            likelyWeight?: number | string | null;
            followUpUnopened?: number | string | null;
            followUpUnanswered?: number | string | null;
            fourEyes?: boolean | null;
            approveBeforeSending?: boolean | null;
            quotationMails?: {
                tr?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                en?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                fr?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
                ar?: {
                    subject?: string | null;
                    text?: string | null;
                } | null;
            } | null;
            approvalLimits?: {
                id?: string | null;
                role?: number | string | Record<string, unknown> | null;
                maxTotalBase?: number | string | null;
                maxDiscount?: number | string | null;
            }[] | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
    };
    responses: {
        /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers */
        read400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers";
                    }[];
                };
            };
        };
        /** @description signInFirst, invalidKey */
        read401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "invalidKey" | "signInFirst";
                    }[];
                };
            };
        };
        /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed */
        read403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly";
                    }[];
                };
            };
        };
        /** @description notFound */
        read404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "notFound";
                    }[];
                };
            };
        };
        /** @description tooManyRequests */
        read429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "tooManyRequests";
                    }[];
                };
            };
        };
        /** @description unexpected */
        read500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "unexpected";
                    }[];
                };
            };
        };
        /** @description overloaded, unavailable */
        read503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "overloaded" | "unavailable";
                    }[];
                };
            };
        };
        /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField */
        change400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                    }[];
                };
            };
        };
        /** @description signInFirst, invalidKey */
        change401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "invalidKey" | "signInFirst";
                    }[];
                };
            };
        };
        /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed */
        change403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly";
                    }[];
                };
            };
        };
        /** @description notFound */
        change404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "notFound";
                    }[];
                };
            };
        };
        /** @description tooManyRequests, idempotencyQuota */
        change429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "idempotencyQuota" | "tooManyRequests";
                    }[];
                };
            };
        };
        /** @description unexpected */
        change500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "unexpected";
                    }[];
                };
            };
        };
        /** @description overloaded, unavailable */
        change503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "overloaded" | "unavailable";
                    }[];
                };
            };
        };
        /** @description stillRunning, alreadyDone */
        change409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "alreadyDone" | "stillRunning";
                    }[];
                };
            };
        };
        /** @description bodyTooLarge */
        change413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "bodyTooLarge";
                    }[];
                };
            };
        };
        /** @description unsupportedMediaType */
        change415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "unsupportedMediaType";
                    }[];
                };
            };
        };
        /** @description sameKeyOtherBody */
        change422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "sameKeyOtherBody";
                    }[];
                };
            };
        };
        /** @description diskFull */
        change507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "diskFull";
                    }[];
                };
            };
        };
        /** @description Refused with one of 104 codes. */
        any400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "actionStays" | "addressRefused" | "alternativeWithoutLine" | "approverAlreadyAsked" | "approverCannotApprove" | "bidderContactMissing" | "bidderTwice" | "branchOfOtherCompany" | "buyingAboveSelling" | "cellIsError" | "cellOtherCurrency" | "changeIsZero" | "choiceWithoutPrice" | "codeBroken" | "codeTaken" | "dayInFuture" | "dayInPast" | "discountTooLarge" | "duplicatePart" | "employeeOfOtherCompany" | "emptyFields" | "endBeforeStart" | "expiryOutOfRange" | "exportTooLarge" | "fileTypeNotAllowed" | "fileUnreadable" | "groupCycle" | "importEmpty" | "importNotATable" | "importOldExcel" | "importTooManyColumns" | "importTooManyRows" | "importTookTooLong" | "importUnclosedQuote" | "importUnpacksTooLarge" | "importWholeTooLong" | "instalmentsDiffer" | "invalidDate" | "invalidEmail" | "invalidIban" | "invalidId" | "invalidInput" | "invalidMersisNo" | "invalidNetwork" | "invalidPhone" | "invalidQuery" | "invalidTaxNumber" | "invalidUrl" | "invoiceNumberInvalid" | "itemCardMissing" | "itemGroupMissing" | "justRegistered" | "malformedRequest" | "maxBelowMin" | "mentionCannotRead" | "minutesInvalid" | "mustNotBeNegative" | "notACall" | "notADecimal" | "notAList" | "notAnOption" | "notUnique" | "notWhole" | "notYesOrNo" | "noteStays" | "otherCurrency" | "ownerCannotRead" | "passwordHasContext" | "passwordTooCommon" | "passwordTooLong" | "passwordTooShort" | "passwordsDiffer" | "percentOutOfRange" | "pictureTooLarge" | "priceNotPositive" | "quantityNotPositive" | "rateNotPositive" | "reasonMissing" | "recordNotFound" | "reductionTooLarge" | "relationNotFound" | "required" | "resetLinkInvalid" | "rowOfOtherRecord" | "searchTooShort" | "snoozeNotLater" | "taxRateNotValid" | "textTooLong" | "timeInvalid" | "tooLarge" | "tooManyDecimals" | "tooManyLabels" | "tooManyToReplay" | "twoCallers" | "unitHoldsFractions" | "unknownAction" | "unknownEventType" | "unknownField" | "unknownPlaceholder" | "unknownScope" | "unknownSubject" | "validUntilBeforeDate" | "wholeNumberExpected" | "wrongCurrentPassword";
                    }[];
                };
            };
        };
        /** @description Refused with one of 106 codes. */
        any409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "acceptedTotalDiffers" | "alreadyApproved" | "alreadyDelivered" | "alreadyDone" | "alreadyInThatState" | "alreadyInvoiced" | "alreadyRegistered" | "alreadyReversed" | "alreadyRevised" | "alreadySent" | "applyChoiceFirst" | "approvalOutdated" | "approveFirst" | "archiveInstead" | "assemblyIsWhole" | "bidderMissing" | "bulletinDiffers" | "bulletinIsFinal" | "bulletinTooOld" | "cannotSuspendYourself" | "cardAllowsNoOversell" | "cardArchived" | "cardInOpenCount" | "cardNotEmpty" | "cardNotInCount" | "changedSinceCheck" | "changedSinceImport" | "choiceNotOffered" | "choiceOutdated" | "confirmFirst" | "confirmOutdated" | "countBelowReserved" | "countNeedsChoice" | "driftNotRepairable" | "duplicateInFile" | "factorOff" | "factorUnreadable" | "groupHasNoParts" | "groupMakesNothing" | "historyIsFinal" | "importHasErrors" | "importManyMatches" | "importNoMatch" | "importRowBeside" | "importRowsDiffer" | "inUse" | "insufficientStock" | "invoiceNumberTaken" | "isAReversal" | "jobIsOff" | "labelDoesNotFit" | "lastAdministrator" | "lastFactor" | "listViewQuota" | "mailOff" | "moreThanOrdered" | "movementBelongsToInvoice" | "movementIsFinal" | "noApprovalRequest" | "noFactor" | "noPriceToChange" | "noRightMissing" | "nobodyGivesRight" | "notApproved" | "notInvited" | "notSent" | "noteIsFinal" | "nothingChosen" | "nothingToCount" | "nothingToDeliver" | "nothingToImport" | "offerAccepted" | "offerChanged" | "offerDeclined" | "parentGone" | "passkeyExists" | "passkeysUnavailable" | "periodAlreadyClosed" | "periodClosed" | "periodNotClosed" | "preferenceQuota" | "pricesChanged" | "rateLeap" | "relationAmbiguous" | "reservationBelongsToTender" | "reservationNotActive" | "reservationNotWaiting" | "resetOwnFactors" | "rightRequested" | "setupExpired" | "staleEdit" | "stillRunning" | "tenderAccepted" | "tenderExpired" | "tenderHasNoItems" | "tenderLocked" | "tenderNotApproved" | "tenderTotalZero" | "tooManyKeys" | "tooManyPasskeys" | "tooManyRightRequests" | "tooManyWebhooks" | "wrongCountState" | "wrongImportState" | "wrongPriceChangeState" | "wrongTenderState";
                    }[];
                };
            };
        };
        /** @description signInFirst, wrongCredentials, wrongCode, passkeyRefused, stepExpired, invalidKey */
        any401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "invalidKey" | "passkeyRefused" | "signInFirst" | "stepExpired" | "wrongCode" | "wrongCredentials";
                    }[];
                };
            };
        };
        /** @description Refused with one of 18 codes. */
        any403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "approvalLimitExceeded" | "channelNotAllowed" | "confirmItsYou" | "crossSite" | "discountLimitExceeded" | "fourEyes" | "grantBeyondOwn" | "importerChanged" | "limitAboveOwn" | "networkNotAllowed" | "notAllowed" | "ownFactorPolicy" | "peopleOnly" | "programsOnly" | "rateNotAllowed" | "roleAboveOwn" | "staffCannotAnswer" | "userAboveOwn";
                    }[];
                };
            };
        };
        /** @description notFound, notInTrash, unknownCode */
        any404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "notFound" | "notInTrash" | "unknownCode";
                    }[];
                };
            };
        };
        /** @description methodNotAllowed */
        any405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "methodNotAllowed";
                    }[];
                };
            };
        };
        /** @description linkRevoked, linkLost, linkExpired, offerWithdrawn, invitationOver, cursorGone */
        any410: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "cursorGone" | "invitationOver" | "linkExpired" | "linkLost" | "linkRevoked" | "offerWithdrawn";
                    }[];
                };
            };
        };
        /** @description sameKeyOtherBody */
        any422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "sameKeyOtherBody";
                    }[];
                };
            };
        };
        /** @description bodyTooLarge, fileTooLarge */
        any413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "bodyTooLarge" | "fileTooLarge";
                    }[];
                };
            };
        };
        /** @description unsupportedMediaType */
        any415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "unsupportedMediaType";
                    }[];
                };
            };
        };
        /** @description tooManyRequests, exportRunning, tooManyAttempts, uploadQuota, idempotencyQuota */
        any429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "exportRunning" | "idempotencyQuota" | "tooManyAttempts" | "tooManyRequests" | "uploadQuota";
                    }[];
                };
            };
        };
        /** @description overloaded, unavailable */
        any503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "overloaded" | "unavailable";
                    }[];
                };
            };
        };
        /** @description diskFull */
        any507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "diskFull";
                    }[];
                };
            };
        };
        /** @description unexpected */
        any500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errors?: {
                        /** @enum {unknown} */
                        code?: "unexpected";
                    }[];
                };
            };
        };
    };
    parameters: {
        /** @description The language of sentences, else that of the cookie. */
        language: "tr" | "en" | "fr" | "ar";
        /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
        idempotencyKey: string;
        /** @description `updatedAt` of what was read: refused where it has changed since. */
        ifMatch: string;
        /** @description Conditions: `where[company.name][like]=x`. */
        where: {
            [key: string]: unknown;
        };
        /** @description The fields that are wanted: `select[title]=true`. */
        select: {
            [key: string]: unknown;
        };
        /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
        populate: {
            [key: string]: unknown;
        };
        /** @description Fields by commas, with a minus from the highest down. */
        sort: string;
        limit: number;
        page: number;
        /** @description `false` leaves the total out. */
        pagination: boolean;
        depth: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds. */
        RetryAfter: number;
        /** @description What is left to a program. */
        RateLimit: string;
        /** @description Pages before and after (RFC 8288): `first`, `prev`, `next`, `last`. */
        Link: string;
        /** @description The limit of programs. */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "companies.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["companies"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "companies.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["companies"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "companies.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "companies.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "companies.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "companies.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["companies"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "branches.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["branches"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "branches.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["branches.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["branches"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "branches.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "branches.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["branches"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "branches.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "branches.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["branches.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["branches"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "employees.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["employees"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "employees.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["employees.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["employees"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "employees.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "employees.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["employees"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "employees.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "employees.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["employees.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["employees"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "meets.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["meets"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "meets.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["meets.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["meets"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "meets.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "meets.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["meets"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "meets.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "meets.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["meets.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["meets"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "company-projects.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["company-projects"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "company-projects.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["company-projects.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["company-projects"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "company-projects.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "company-projects.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company-projects"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "company-projects.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "company-projects.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["company-projects.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["company-projects"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notes.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["notes"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notes.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notes.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["notes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notes.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notes.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notes"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notes.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notes.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notes.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["notes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "actions.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["actions"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "actions.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["actions.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["actions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "actions.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "actions.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["actions"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "actions.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "actions.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["actions.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["actions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tenders"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tenders.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tenders.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tenders"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tenders.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tenders.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tenders.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tenders"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-items.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tender-items"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-items.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tender-items.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tender-items"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-items.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-items.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-items"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-items.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-items.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tender-items.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tender-items"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-files.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tender-files"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-files.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tender-files.sent"];
                "multipart/form-data": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tender-files"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-files.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-files.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-files"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-files.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-files.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tender-files.sent"];
                "multipart/form-data": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tender-files"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-files.file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-sends.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tender-sends"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-sends.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-sends.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-sends"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-sends.file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-answers.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tender-answers"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-answers.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-answers.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-answers"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-templates.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["tender-templates"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-templates.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-templates.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-templates"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "tender-templates.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-templates.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["tender-templates.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["tender-templates"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-cards"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-cards.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-cards.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-cards"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-cards.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-cards"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-cards.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-cards.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-cards"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-groups.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-groups"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-groups.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-groups.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-groups"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-groups.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-groups.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-groups"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-groups.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-groups.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-groups.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-groups"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-group-stocks.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-group-stocks"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-group-stocks.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-group-stocks.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-group-stocks"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-group-stocks.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-group-stocks.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-group-stocks"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-group-stocks.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-group-stocks.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-group-stocks.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-group-stocks"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-movements.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-movements"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-movements.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-movements.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-movements"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-movements.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-movements.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-movements"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-movements.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-movements.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-movements.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-movements"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-reservations.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-reservations"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-reservations.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-reservations.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-reservations"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-reservations.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-reservations.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-reservations.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-reservations.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-reservations.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-reservations"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-counts"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-counts.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-counts.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-counts"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-counts.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-counts.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-counts.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-counts"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "price-changes.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["price-changes"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "price-changes.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "price-changes.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["price-changes"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-types.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-types"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-types.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-types.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-types"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-types.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-types.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-types"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-types.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-types.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stock-types.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["stock-types"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "media.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["media"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "media.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["media.sent"];
                "multipart/form-data": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["media"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "media.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "media.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["media"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "media.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "media.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["media.sent"];
                "multipart/form-data": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["media"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "media.file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["users"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "users.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["users.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["users"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "users.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "users.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["users.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["users"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["roles"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "roles.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["roles.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["roles"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "roles.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "roles.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["roles"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "roles.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "roles.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["roles.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["roles"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "api-clients.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["api-clients"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "api-clients.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["api-clients.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["api-clients"];
                        message?: string;
                        key?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "api-clients.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "api-clients.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api-clients"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "api-clients.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "api-clients.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["api-clients.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["api-clients"];
                        message?: string;
                        key?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["webhooks"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["webhooks.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["webhooks"];
                        message?: string;
                        secret?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "webhooks.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "webhooks.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhooks"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "webhooks.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["webhooks.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["webhooks"];
                        message?: string;
                        secret?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "lost-reasons.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["lost-reasons"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "lost-reasons.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lost-reasons.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["lost-reasons"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "lost-reasons.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "lost-reasons.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lost-reasons"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "lost-reasons.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "lost-reasons.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lost-reasons.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["lost-reasons"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "currency-rates.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["currency-rates"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "currency-rates.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["currency-rates.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["currency-rates"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "currency-rates.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "currency-rates.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["currency-rates"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "currency-rates.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "currency-rates.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["currency-rates.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["currency-rates"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-closings.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["stock-closings"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-closings.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "stock-closings.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-closings"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "list-views.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["list-views"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "list-views.create": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["list-views.sent"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["list-views"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "list-views.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "list-views.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["list-views"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "list-views.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "list-views.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["list-views.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["list-views"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["notifications"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notifications.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notifications.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "notifications.delete": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notifications.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notifications.sent"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["notifications"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "imports.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["imports"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "imports.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "imports.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "audit-events.list": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
                /** @description Fields by commas, with a minus from the highest down. */
                sort?: components["parameters"]["sort"];
                limit?: components["parameters"]["limit"];
                page?: components["parameters"]["page"];
                /** @description `false` leaves the total out. */
                pagination?: components["parameters"]["pagination"];
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        docs?: components["schemas"]["audit-events"][];
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "audit-events.count": {
        parameters: {
            query?: {
                /** @description Conditions: `where[company.name][like]=x`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "audit-events.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["audit-events"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "companies.owners": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "companies.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "branches.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "employees.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "meets.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "company-projects.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notes.people": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "actions.owners": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.tax-rates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rates: {
                            kind: string;
                            rate: number;
                            /** Format: date */
                            validFrom: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.borrowed-terms": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Languages. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: string[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.owners": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-templates.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.by-code": {
        parameters: {
            query?: {
                /** @description As it was scanned. */
                code?: string;
                /** @description The same on an American keyboard. */
                typed?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards that have it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cards: Record<string, unknown>[];
                        code: string;
                        quantity: string | null;
                        mayCreate: boolean;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.to-order": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-cards.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-groups.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-group-stocks.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-movements.closed-until": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A day. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date */
                        day: string | null;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-movements.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-reservations.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "price-changes.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-types.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "api-clients.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "webhooks.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "lost-reasons.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "currency-rates.proposed": {
        parameters: {
            query?: {
                /** @description Of the amount. */
                currency?: string;
                /** @description `2026-03-02` */
                day?: string;
                /** @description `offer` or `booking` */
                purpose?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate, and where it is from. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposal: {
                            rate: number;
                            /** Format: date */
                            day: string | null;
                            source: string | Record<string, unknown> | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "currency-rates.export": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notifications.summary": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A summary. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                        docs: Record<string, unknown>[];
                        timeZone: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "notifications.stream": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "imports.template": {
        parameters: {
            query?: {
                /** @description A collection. */
                target?: string;
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "audit-events.activity": {
        parameters: {
            query?: {
                /** @description The collection. */
                subject?: string;
                /** @description The number of the record. */
                document?: string;
                /** @description Where the page before ended. */
                before?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sentences, newest first. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.record.pdf": {
        parameters: {
            query?: {
                /** @description The language of the paper. */
                lang?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.record.deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.record.delivery-note": {
        parameters: {
            query?: {
                /** @description Which delivery. */
                no?: string;
                /** @description The language of the note. */
                lang?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.record.likely-customers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, and records that may be the same. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        phone: string;
                        likely: {
                            company: number;
                            companyName: string | null;
                            employee: number | null;
                            employeeName: string | null;
                            likenesses: ("taxNumber" | "email" | "phone" | "name" | "similarName" | "nameBeginning")[];
                            sure: boolean;
                            title: string | null;
                            taxNumber: string | null;
                            phone: string | null;
                            email: string | null;
                            href: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.record.approvers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tender-sends.record.link": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its address. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.record.progress": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.record.review": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "stock-counts.record.cards": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.record.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, and people. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parts: Record<string, unknown>;
                        docs: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.depart": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    to: number | string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, cannotSuspendYourself, lastAdministrator */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cannotSuspendYourself" | "lastAdministrator" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.record.progress": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "imports.record.rows": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "imports.record.mapping": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Columns. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "imports.record.bad-rows": {
        parameters: {
            query?: {
                /** @description `csv` or `xlsx` */
                format?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "tenders.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    to?: string[] | null;
                    /** @enum {unknown} */
                    language?: "tr" | "en" | "fr" | "ar" | null;
                    /** @description At most 5000 characters. */
                    message?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, bidderTwice, bidderContactMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "bidderContactMissing" | "bidderTwice" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadySent, alreadyInvoiced, wrongTenderState, tenderExpired, tenderHasNoItems, bidderMissing, approveFirst */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInvoiced" | "alreadySent" | "approveFirst" | "bidderMissing" | "stillRunning" | "tenderExpired" | "tenderHasNoItems" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.applyChoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, nothingChosen, choiceOutdated, alreadyInvoiced, alreadyRevised, wrongTenderState, alreadyDelivered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDelivered" | "alreadyDone" | "alreadyInvoiced" | "alreadyRevised" | "choiceOutdated" | "nothingChosen" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, bidderTwice, bidderContactMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "bidderContactMissing" | "bidderTwice" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, fourEyes, approvalLimitExceeded, discountLimitExceeded */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "approvalLimitExceeded" | "channelNotAllowed" | "crossSite" | "discountLimitExceeded" | "fourEyes" | "networkNotAllowed" | "notAllowed" | "peopleOnly";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyApproved, wrongTenderState, tenderExpired, tenderHasNoItems, bidderMissing, tenderTotalZero, insufficientStock */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyApproved" | "alreadyDone" | "bidderMissing" | "insufficientStock" | "stillRunning" | "tenderExpired" | "tenderHasNoItems" | "tenderTotalZero" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.requestApproval": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approver: number | string;
                    /** @description At most 2000 characters. */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, bidderTwice, bidderContactMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "bidderContactMissing" | "bidderTwice" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyApproved, wrongTenderState, tenderExpired, tenderHasNoItems, bidderMissing, tenderTotalZero */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyApproved" | "alreadyDone" | "bidderMissing" | "stillRunning" | "tenderExpired" | "tenderHasNoItems" | "tenderTotalZero" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.declineApproval": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 500 characters. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyApproved, wrongTenderState, noApprovalRequest */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyApproved" | "alreadyDone" | "noApprovalRequest" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    to?: string[] | null;
                    /** @enum {unknown} */
                    language?: "tr" | "en" | "fr" | "ar" | null;
                    /** @description At most 5000 characters. */
                    message?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, bidderTwice, bidderContactMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "bidderContactMissing" | "bidderTwice" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, notSent, wrongTenderState, tenderExpired, tenderHasNoItems, bidderMissing, approveFirst */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "approveFirst" | "bidderMissing" | "notSent" | "stillRunning" | "tenderExpired" | "tenderHasNoItems" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.invoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 50 characters. */
                    invoiceNumber?: string | number | null;
                    invoiceRate?: number | string | null;
                    acceptDifference?: boolean | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, rateNotAllowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "rateNotAllowed";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, notApproved, alreadyInvoiced, approvalOutdated, acceptedTotalDiffers, invoiceNumberTaken, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "acceptedTotalDiffers" | "alreadyDone" | "alreadyInvoiced" | "approvalOutdated" | "invoiceNumberTaken" | "notApproved" | "periodClosed" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.deliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    quantities?: {
                        [key: string]: number | string;
                    } | null;
                    /** @description At most 2000 characters. */
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, tenderNotApproved, nothingToDeliver, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "nothingToDeliver" | "periodClosed" | "stillRunning" | "tenderNotApproved";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.register": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer: {
                        companyName?: string | number | null;
                        branchName?: string | number | null;
                        employeeName?: string | number | null;
                        email?: string | number | null;
                        phone?: string | number | null;
                        company?: string | number | null;
                        employee?: string | number | null;
                    };
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, tenderLocked, alreadyRegistered, bidderMissing, applyChoiceFirst */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyRegistered" | "applyChoiceFirst" | "bidderMissing" | "stillRunning" | "tenderLocked";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.withdrawInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongTenderState, periodClosed, cardArchived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardArchived" | "periodClosed" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.withdrawApproval": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, notApproved, alreadyInvoiced, wrongTenderState, alreadyDelivered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDelivered" | "alreadyDone" | "alreadyInvoiced" | "notApproved" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    lostReason?: number | string | null;
                    /** @description At most 500 characters. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyApproved, alreadyInvoiced, wrongTenderState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyApproved" | "alreadyDone" | "alreadyInvoiced" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    lostReason?: number | string | null;
                    /** @description At most 500 characters. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInvoiced, wrongTenderState, alreadyDelivered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDelivered" | "alreadyDone" | "alreadyInvoiced" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.revise": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInvoiced, alreadyRevised, wrongTenderState, alreadyDelivered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDelivered" | "alreadyDone" | "alreadyInvoiced" | "alreadyRevised" | "stillRunning" | "wrongTenderState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, cardArchived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardArchived" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: number | string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tenders.saveAsTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-templates"] & {
                        doc: components["schemas"]["tender-templates"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "companies.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: number | string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies"] & {
                        doc: components["schemas"]["companies"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tender-sends.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tender-sends"] & {
                        doc: components["schemas"]["tender-sends"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            /** @description linkRevoked */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "linkRevoked";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-cards.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-cards"] & {
                        doc: components["schemas"]["stock-cards"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState, cardNotEmpty */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "cardNotEmpty" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-cards.unarchive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-cards"] & {
                        doc: components["schemas"]["stock-cards"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "tender-templates.use": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    title?: string | null;
                };
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tenders"] & {
                        doc: components["schemas"]["tenders"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-movements.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 2000 characters. */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-movements"] & {
                        doc: components["schemas"]["stock-movements"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, isAReversal, alreadyReversed, movementBelongsToInvoice, insufficientStock, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyReversed" | "insufficientStock" | "isAReversal" | "movementBelongsToInvoice" | "periodClosed" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.take": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"] & {
                        doc: components["schemas"]["stock-reservations"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotWaiting, tenderLocked, tenderExpired, insufficientStock */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "insufficientStock" | "reservationNotWaiting" | "stillRunning" | "tenderExpired" | "tenderLocked";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.fulfill": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity?: number | string | null;
                    price: number | string;
                    /** @enum {unknown} */
                    currencyType: "TRY" | "USD" | "EUR";
                    currencyRate?: number | string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-movements"] & {
                        doc: components["schemas"]["stock-movements"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotActive, tenderNotApproved, moreThanOrdered, insufficientStock, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "insufficientStock" | "moreThanOrdered" | "periodClosed" | "reservationNotActive" | "stillRunning" | "tenderNotApproved";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.extend": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reservedUntil: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"] & {
                        doc: components["schemas"]["stock-reservations"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotActive, reservationBelongsToTender, tenderExpired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "reservationBelongsToTender" | "reservationNotActive" | "stillRunning" | "tenderExpired";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.move": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tender: number | string;
                };
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"] & {
                        doc: components["schemas"]["stock-reservations"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotActive, reservationBelongsToTender, tenderLocked, tenderExpired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "reservationBelongsToTender" | "reservationNotActive" | "stillRunning" | "tenderExpired" | "tenderLocked";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.release": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"] & {
                        doc: components["schemas"]["stock-reservations"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotActive, reservationBelongsToTender */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "reservationBelongsToTender" | "reservationNotActive" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-reservations.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-reservations"] & {
                        doc: components["schemas"]["stock-reservations"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, reservationNotWaiting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "reservationNotWaiting" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-groups.assemble": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number | string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-movements"] & {
                        doc: components["schemas"]["stock-movements"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, groupMakesNothing, groupHasNoParts, insufficientStock */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "groupHasNoParts" | "groupMakesNothing" | "insufficientStock" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-groups.disassemble": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number | string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-movements"] & {
                        doc: components["schemas"]["stock-movements"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, groupMakesNothing, groupHasNoParts, insufficientStock */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "groupHasNoParts" | "groupMakesNothing" | "insufficientStock" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-counts.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"] & {
                        doc: components["schemas"]["stock-counts"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState, nothingToCount, cardInOpenCount */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardInOpenCount" | "nothingToCount" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-counts.finish": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"] & {
                        doc: components["schemas"]["stock-counts"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-counts.post": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 500 characters. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"] & {
                        doc: components["schemas"]["stock-counts"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState, countNeedsChoice, countBelowReserved, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "countBelowReserved" | "countNeedsChoice" | "periodClosed" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-counts.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"] & {
                        doc: components["schemas"]["stock-counts"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-counts.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stock-counts"] & {
                        doc: components["schemas"]["stock-counts"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "price-changes.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["price-changes"] & {
                        doc: components["schemas"]["price-changes"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongPriceChangeState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongPriceChangeState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "users.suspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState, cannotSuspendYourself, lastAdministrator */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "cannotSuspendYourself" | "lastAdministrator" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "users.unsuspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "users.resetFactors": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 500 characters. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn, confirmItsYou */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "confirmItsYou" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, resetOwnFactors, noFactor */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "noFactor" | "resetOwnFactors" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "users.resendInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn, confirmItsYou */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "confirmItsYou" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState, notInvited, mailOff */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "mailOff" | "notInvited" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "users.withdrawInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["users"] & {
                        doc: components["schemas"]["users"];
                        told?: Record<string, unknown>;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState, notInvited */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "notInvited" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "actions.done": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 500 characters. */
                    outcome?: string | null;
                    next?: {
                        /** @enum {unknown} */
                        kind: "call" | "mail" | "visit" | "reply" | "prepare" | "deliver" | "other";
                        due: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "actions.snooze": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    until: string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "actions.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: number | string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "actions.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mapping: {
                        index: number;
                        field: string | null;
                    }[];
                    /** @enum {unknown} */
                    mode: "create" | "update" | "upsert";
                    key?: string | number | null;
                    whole: boolean;
                    styles?: {
                        [key: string]: "comma" | "point";
                    } | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, importWholeTooLong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "importWholeTooLong" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongImportState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongImportState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.fix": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    row: string | number;
                    cells: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongImportState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongImportState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.commit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongImportState, importHasErrors, nothingToImport */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "importHasErrors" | "nothingToImport" | "stillRunning" | "wrongImportState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongImportState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongImportState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongImportState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongImportState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "api-clients.rotateKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    overlapHours?: number | string | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn, confirmItsYou */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "confirmItsYou" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "api-clients.revokeKeys": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    key?: string | number | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "webhooks.renewSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    overlapHours?: number | string | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn, confirmItsYou */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "confirmItsYou" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "webhooks.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn, confirmItsYou */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "confirmItsYou" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "webhooks.disable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "webhooks.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    event?: string | number | null;
                    from?: string | number | null;
                    to?: string | number | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, tooManyToReplay */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "tooManyToReplay" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "imports.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            /** @description bodyTooLarge, fileTooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "bodyTooLarge" | "fileTooLarge";
                        }[];
                    };
                };
            };
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            /** @description tooManyRequests, idempotencyQuota, uploadQuota */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "idempotencyQuota" | "tooManyRequests" | "uploadQuota";
                        }[];
                    };
                };
            };
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "notifications.mark": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    read: boolean;
                    ids?: (number | string)[] | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "notifications.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: (number | string)[];
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "api-clients.revokeOwnKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, programsOnly */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "programsOnly";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: string | number;
                    card?: string | number | null;
                    /** @description At most 500 characters. */
                    code?: string | number | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            /** @description notFound, unknownCode */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "notFound" | "unknownCode";
                        }[];
                    };
                };
            };
            /** @description stillRunning, alreadyDone, wrongCountState, cardArchived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardArchived" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: string | number;
                    card: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.enter": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: string | number;
                    card?: string | number | null;
                    /** @description At most 500 characters. */
                    code?: string | number | null;
                    quantity: number | string;
                    /** @enum {unknown} */
                    mode: "add" | "recount";
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            /** @description notFound, unknownCode */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "notFound" | "unknownCode";
                        }[];
                    };
                };
            };
            /** @description stillRunning, alreadyDone, wrongCountState, cardNotInCount, cardInOpenCount */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardInOpenCount" | "cardNotInCount" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entry: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.choose": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: string | number;
                    card: string | number;
                    /** @enum {unknown} */
                    choice: "keepDifference" | "keepCounted" | "recount";
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState, cardNotInCount */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardNotInCount" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "counting.resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: string | number;
                    card: string | number;
                    release: (number | string)[];
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, wrongCountState, cardNotInCount, reservationBelongsToTender */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardNotInCount" | "reservationBelongsToTender" | "stillRunning" | "wrongCountState";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "jobs.run": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    job: "expire-reservations" | "offer-stock" | "warn-of-expiry" | "warn-of-key-ends" | "remind-of-day" | "remind-of-times" | "plan-follow-ups" | "send-mails" | "deliver-events" | "send-webhooks" | "run-imports" | "sweep" | "read-rates" | "compare-counters" | "sweep-files" | "back-up" | "prove-backup" | "empty-trash" | "enforce-factors";
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, jobIsOff */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "jobIsOff" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "jobs.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    run: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, jobIsOff */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "jobIsOff" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "jobs.sendMail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mail: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "jobs.deliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: string | number;
                    /** @enum {unknown} */
                    subscriber: "notifications" | "actions";
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "jobs.repair": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    drift: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, driftNotRepairable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "driftNotRepairable" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "prices.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cards: (number | string)[];
                    prices: ("currentPrice" | "offerPrice" | "costPrice" | "priceUsd" | "priceEur")[];
                    /** @enum {unknown} */
                    method: "percent" | "amount";
                    value: number | string;
                    /** @enum {unknown} */
                    rounding: "none" | "hundredth" | "twentieth" | "tenth" | "half" | "one" | "five" | "ten";
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, noPriceToChange */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "noPriceToChange" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "prices.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cards: (number | string)[];
                    prices: ("currentPrice" | "offerPrice" | "costPrice" | "priceUsd" | "priceEur")[];
                    /** @enum {unknown} */
                    method: "percent" | "amount";
                    value: number | string;
                    /** @enum {unknown} */
                    rounding: "none" | "hundredth" | "twentieth" | "tenth" | "half" | "one" | "five" | "ten";
                    /** @description At most 200 characters. */
                    title: string;
                    seen: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, noPriceToChange, pricesChanged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "noPriceToChange" | "pricesChanged" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-periods.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day: string;
                    /** @description At most 500 characters. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, dayInFuture */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "dayInFuture" | "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, periodAlreadyClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "periodAlreadyClosed" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock-periods.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day?: string | null;
                    /** @description At most 500 characters. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, periodNotClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "periodNotClosed" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: number | string;
                    session: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "sessions.endAll": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: number | string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, userAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "userAboveOwn";
                        }[];
                    };
                };
            };
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock.labels": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cards: {
                        card: number | string;
                        copies: number;
                    }[];
                    /** @enum {unknown} */
                    format: "sheet70x37" | "sheet63x38" | "sheet52x29" | "sheet38x21" | "roll100x50" | "roll50x30" | "roll40x20";
                    start?: number | string | null;
                    offsetX?: number | string | null;
                    offsetY?: number | string | null;
                };
            };
        };
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, labelDoesNotFit */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "labelDoesNotFit" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock.labelTest": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    format: "sheet70x37" | "sheet63x38" | "sheet52x29" | "sheet38x21" | "roll100x50" | "roll50x30" | "roll40x20";
                    offsetX?: number | string | null;
                    offsetY?: number | string | null;
                };
            };
        };
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "stock.series": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    type: "in" | "out";
                    rows: {
                        stockCard: number | string;
                        quantity: number | string;
                        price?: number | string | null;
                    }[];
                    /** @description At most 2000 characters. */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, insufficientStock, periodClosed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "insufficientStock" | "periodClosed" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "trash.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    collection: "companies" | "branches" | "employees" | "meets" | "company-projects" | "notes" | "actions" | "tenders" | "tender-items" | "tender-files" | "tender-templates" | "stock-cards" | "stock-groups" | "stock-group-stocks" | "stock-types" | "media" | "roles" | "lost-reasons" | "currency-rates";
                    record: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description malformedRequest, invalidInput, invalidQuery, invalidId, twoCallers, unknownField, notUnique */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "invalidId" | "invalidInput" | "invalidQuery" | "malformedRequest" | "notUnique" | "twoCallers" | "unknownField";
                        }[];
                    };
                };
            };
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, roleAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "roleAboveOwn";
                        }[];
                    };
                };
            };
            /** @description notFound, notInTrash */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "notFound" | "notInTrash";
                        }[];
                    };
                };
            };
            /** @description stillRunning, alreadyDone, parentGone, tenderLocked, tenderAccepted, cardArchived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "cardArchived" | "parentGone" | "stillRunning" | "tenderAccepted" | "tenderLocked";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "trash.purge": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    collection: "companies" | "branches" | "employees" | "meets" | "company-projects" | "notes" | "actions" | "tenders" | "tender-items" | "tender-files" | "tender-templates" | "stock-cards" | "stock-groups" | "stock-group-stocks" | "stock-types" | "media" | "roles" | "lost-reasons" | "currency-rates";
                    record: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            /** @description notAllowed, crossSite, peopleOnly, networkNotAllowed, channelNotAllowed, roleAboveOwn */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "channelNotAllowed" | "crossSite" | "networkNotAllowed" | "notAllowed" | "peopleOnly" | "roleAboveOwn";
                        }[];
                    };
                };
            };
            /** @description notFound, notInTrash */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "notFound" | "notInTrash";
                        }[];
                    };
                };
            };
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "why.askRight": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 100 characters. */
                    command?: string | null;
                    id?: string | number | null;
                    /** @description At most 500 characters. */
                    page?: string | null;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, noRightMissing, rightRequested, tooManyRightRequests, nobodyGivesRight */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "noRightMissing" | "nobodyGivesRight" | "rightRequested" | "stillRunning" | "tooManyRightRequests";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "why.declineRight": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    request: string | number;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            /** @description stillRunning, alreadyDone, alreadyInThatState */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errors?: {
                            /** @enum {unknown} */
                            code?: "alreadyDone" | "alreadyInThatState" | "stillRunning";
                        }[];
                    };
                };
            };
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "companies.similar": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name?: string | null;
                    /** @description At most 300 characters. */
                    title?: string | null;
                    emails?: string[] | null;
                    phones?: string[] | null;
                    /** @description At most 50 characters. */
                    taxNumber?: string | null;
                    people?: boolean | null;
                    except?: string | number | null;
                };
            };
        };
        responses: {
            /** @description At most 5 records, as far as the caller may read them. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            company: number;
                            companyName: string | null;
                            employee: number | null;
                            employeeName: string | null;
                            likenesses: ("taxNumber" | "email" | "phone" | "name" | "similarName" | "nameBeginning")[];
                            sure: boolean;
                            title: string | null;
                            taxNumber: string | null;
                            phone: string | null;
                            email: string | null;
                            href: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "employees.similar": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name?: string | null;
                    emails?: string[] | null;
                    phones?: string[] | null;
                    company?: string | number | null;
                    except?: string | number | null;
                };
            };
        };
        responses: {
            /** @description At most 5 records, as far as the caller may read them. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            company: number;
                            companyName: string | null;
                            employee: number | null;
                            employeeName: string | null;
                            likenesses: ("taxNumber" | "email" | "phone" | "name" | "similarName" | "nameBeginning")[];
                            sure: boolean;
                            title: string | null;
                            taxNumber: string | null;
                            phone: string | null;
                            email: string | null;
                            href: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "q.open": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "q.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name: string;
                    paper: string | number;
                    /** @enum {unknown} */
                    language: "tr" | "en" | "fr" | "ar";
                    confirmed: boolean;
                    chosen?: (number | string)[] | null;
                    total?: number | string | null;
                    signature?: number[][] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "q.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name: string;
                    paper: string | number;
                    /** @enum {unknown} */
                    language: "tr" | "en" | "fr" | "ar";
                    /** @description At most 2000 characters. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "q.ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 200 characters. */
                    name: string;
                    paper: string | number;
                    /** @enum {unknown} */
                    language: "tr" | "en" | "fr" | "ar";
                    /** @description At most 2000 characters. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description At least 3 characters. */
                q?: string;
                /** @description The only collection to look in. */
                in?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups of what the caller may read. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        query: string;
                        groups: {
                            collection: string;
                            total: number;
                            docs: {
                                id: number;
                                title: string | null;
                                details: string[];
                                company: number | null;
                                status: string | null;
                                fact: {
                                    field: string;
                                    value: string;
                                    unit?: string;
                                } | null;
                                exact: boolean;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    peek: {
        parameters: {
            query?: {
                /** @description The address of its page. */
                at?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its facts. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        kind: string;
                        href: string;
                        chips: {
                            name: string;
                            label: string;
                            kind: string;
                            cell: string | Record<string, unknown>;
                        }[];
                        facts: {
                            name: string;
                            label: string;
                            kind: string;
                            cell: string | Record<string, unknown>;
                        }[];
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    explain: {
        parameters: {
            query?: {
                /** @description `stock-cards/5/averageCost` */
                of?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its formula, and the rows that add up to it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        label: string;
                        value: string;
                        terms: {
                            label: string;
                            value: string;
                            unit?: string;
                            /** @enum {unknown} */
                            sign?: "+" | "−" | "×" | "÷" | "=";
                        }[];
                        rows: {
                            id: number;
                            text: string;
                            note: string;
                            amount: string;
                            href?: string;
                            isLimit?: boolean;
                        }[];
                        differs: boolean;
                        unit?: string;
                        note?: string;
                        rest?: {
                            count: number;
                            amount?: string;
                        };
                        allHref?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    dashboard: {
        parameters: {
            query?: {
                /** @description `6m` */
                period?: string;
                /** @description The only figure to work out. */
                only?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures by right. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    today: {
        parameters: {
            query?: {
                /** @description `1` for that of everybody. */
                team?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queues with their rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queues: {
                            id: string;
                            total: number;
                            rows: {
                                id: number;
                                title: string;
                                code: string | null;
                                customer: string | null;
                                amount: {
                                    value: string;
                                    currency?: string;
                                    unit?: string | null;
                                } | null;
                                /** Format: date */
                                day: string | null;
                                /** Format: date-time */
                                moment: string | null;
                                todo: Record<string, unknown> | null;
                                commands: Record<string, unknown> | null;
                                href?: string;
                            }[];
                            href?: string;
                        }[];
                        isTeam: boolean;
                        mayChooseTeam: boolean;
                        mayPlan: boolean;
                        /** Format: date */
                        today: string;
                        timeZone: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "today/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by queue. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queues: {
                            [key: string]: number;
                        };
                        urgent: number;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    timeline: {
        parameters: {
            query?: {
                /** @description The collection. */
                subject?: string;
                /** @description The number of the record. */
                document?: string;
                /** @description Kinds of rows, by commas. */
                kinds?: string;
                /** @description The first day. */
                from?: string;
                /** @description The last day. */
                to?: string;
                /** @description Where the page before ended. */
                before?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            kind: string;
                            actor: string | null;
                            subject: string;
                            document: number;
                            href: string | null;
                            name: string | null;
                            body: string | null;
                            state: string | null;
                            minutes: number | null;
                            detail: string | null;
                            isTakenBack: boolean;
                            note: number | null;
                            /** Format: date-time */
                            editedAt: string | null;
                            version: string | null;
                            text: string | null;
                            people: Record<string, unknown>[];
                            mayDelete: boolean;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; left out: from the oldest event on. */
                after?: string;
                /** @description Types of events, by commas. */
                types?: string;
                /** @description At most so many: 1 to 500, 100 when left out. */
                limit?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, and where to go on. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: {
                            id: string;
                            /** @enum {unknown} */
                            type: "company.created" | "company.updated" | "company.deleted" | "branch.created" | "branch.updated" | "branch.deleted" | "employee.created" | "employee.updated" | "employee.deleted" | "meet.created" | "meet.updated" | "meet.deleted" | "company_project.created" | "company_project.updated" | "company_project.deleted" | "note.created" | "note.updated" | "note.deleted" | "action.created" | "action.updated" | "action.deleted" | "tender.created" | "tender.updated" | "tender.deleted" | "tender_template.created" | "tender_template.updated" | "tender_template.deleted" | "lost_reason.created" | "lost_reason.updated" | "lost_reason.deleted" | "stock_type.created" | "stock_type.updated" | "stock_type.deleted" | "stock_card.created" | "stock_card.updated" | "stock_card.deleted" | "stock_group.created" | "stock_group.updated" | "stock_group.deleted" | "stock_movement.created" | "stock_movement.updated" | "stock_movement.deleted" | "stock_reservation.created" | "stock_reservation.updated" | "stock_reservation.deleted" | "stock_count.created" | "stock_count.updated" | "stock_count.deleted" | "stock_closing.created" | "stock_closing.updated" | "stock_closing.deleted" | "price_change.created" | "price_change.updated" | "price_change.deleted" | "media.created" | "media.updated" | "media.deleted" | "currency_rate.created" | "currency_rate.updated" | "currency_rate.deleted" | "tender.sent" | "tender.approval_requested" | "tender.approval_declined" | "tender.approved" | "tender.approval_withdrawn" | "tender.rejected" | "tender.cancelled" | "tender.invoiced" | "tender.invoice_withdrawn" | "tender.expiring" | "tender.assigned" | "company.assigned" | "action.assigned" | "tender.accepted" | "tender.declined" | "tender.questioned" | "reservation.made" | "reservation.released" | "reservation.expiring" | "reservation.expired" | "reservation.offered" | "stock_card.ran_low";
                            /** Format: date-time */
                            timestamp: string;
                            data: {
                                subject: string;
                                id: number;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                        next: string;
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "events/recent": {
        parameters: {
            query?: {
                /** @description Types of events, by commas. */
                types?: string;
                /** @description At most so many: 1 to 500, 50 when left out. */
                limit?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {unknown} */
                        type: "company.created" | "company.updated" | "company.deleted" | "branch.created" | "branch.updated" | "branch.deleted" | "employee.created" | "employee.updated" | "employee.deleted" | "meet.created" | "meet.updated" | "meet.deleted" | "company_project.created" | "company_project.updated" | "company_project.deleted" | "note.created" | "note.updated" | "note.deleted" | "action.created" | "action.updated" | "action.deleted" | "tender.created" | "tender.updated" | "tender.deleted" | "tender_template.created" | "tender_template.updated" | "tender_template.deleted" | "lost_reason.created" | "lost_reason.updated" | "lost_reason.deleted" | "stock_type.created" | "stock_type.updated" | "stock_type.deleted" | "stock_card.created" | "stock_card.updated" | "stock_card.deleted" | "stock_group.created" | "stock_group.updated" | "stock_group.deleted" | "stock_movement.created" | "stock_movement.updated" | "stock_movement.deleted" | "stock_reservation.created" | "stock_reservation.updated" | "stock_reservation.deleted" | "stock_count.created" | "stock_count.updated" | "stock_count.deleted" | "stock_closing.created" | "stock_closing.updated" | "stock_closing.deleted" | "price_change.created" | "price_change.updated" | "price_change.deleted" | "media.created" | "media.updated" | "media.deleted" | "currency_rate.created" | "currency_rate.updated" | "currency_rate.deleted" | "tender.sent" | "tender.approval_requested" | "tender.approval_declined" | "tender.approved" | "tender.approval_withdrawn" | "tender.rejected" | "tender.cancelled" | "tender.invoiced" | "tender.invoice_withdrawn" | "tender.expiring" | "tender.assigned" | "company.assigned" | "action.assigned" | "tender.accepted" | "tender.declined" | "tender.questioned" | "reservation.made" | "reservation.released" | "reservation.expiring" | "reservation.expired" | "reservation.offered" | "stock_card.ran_low";
                        /** Format: date-time */
                        timestamp: string;
                        data: {
                            subject: string;
                            id: number;
                        } & {
                            [key: string]: unknown;
                        };
                    }[];
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "events/sample": {
        parameters: {
            query?: {
                /** @description One type of event. */
                type?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {unknown} */
                        type: "company.created" | "company.updated" | "company.deleted" | "branch.created" | "branch.updated" | "branch.deleted" | "employee.created" | "employee.updated" | "employee.deleted" | "meet.created" | "meet.updated" | "meet.deleted" | "company_project.created" | "company_project.updated" | "company_project.deleted" | "note.created" | "note.updated" | "note.deleted" | "action.created" | "action.updated" | "action.deleted" | "tender.created" | "tender.updated" | "tender.deleted" | "tender_template.created" | "tender_template.updated" | "tender_template.deleted" | "lost_reason.created" | "lost_reason.updated" | "lost_reason.deleted" | "stock_type.created" | "stock_type.updated" | "stock_type.deleted" | "stock_card.created" | "stock_card.updated" | "stock_card.deleted" | "stock_group.created" | "stock_group.updated" | "stock_group.deleted" | "stock_movement.created" | "stock_movement.updated" | "stock_movement.deleted" | "stock_reservation.created" | "stock_reservation.updated" | "stock_reservation.deleted" | "stock_count.created" | "stock_count.updated" | "stock_count.deleted" | "stock_closing.created" | "stock_closing.updated" | "stock_closing.deleted" | "price_change.created" | "price_change.updated" | "price_change.deleted" | "media.created" | "media.updated" | "media.deleted" | "currency_rate.created" | "currency_rate.updated" | "currency_rate.deleted" | "tender.sent" | "tender.approval_requested" | "tender.approval_declined" | "tender.approved" | "tender.approval_withdrawn" | "tender.rejected" | "tender.cancelled" | "tender.invoiced" | "tender.invoice_withdrawn" | "tender.expiring" | "tender.assigned" | "company.assigned" | "action.assigned" | "tender.accepted" | "tender.declined" | "tender.questioned" | "reservation.made" | "reservation.released" | "reservation.expiring" | "reservation.expired" | "reservation.offered" | "stock_card.ran_low";
                        /** Format: date-time */
                        timestamp: string;
                        data: {
                            subject: string;
                            id: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    abilities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rules: {
                            action: string | string[];
                            subject: string | string[];
                            fields?: string | string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    why: {
        parameters: {
            query?: {
                /** @description `tenders/approve` */
                command?: string;
                /** @description The number of the record, for a command of one. */
                id?: string;
                /** @description The path of a page, instead of a command. */
                page?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is missing, and the roles that have it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string | null;
                        text: string | null;
                        rights: {
                            subject: string;
                            action: string;
                            field: string | null;
                            name: string;
                        }[];
                        roles: {
                            id: number;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        request: "open" | "given" | "declined" | null;
                        limit: number | null;
                        state: string | null;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "why/commands": {
        parameters: {
            query?: {
                /** @description `tenders` */
                collection?: string;
                /** @description The number of the record. */
                id?: string;
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commands. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: {
                            command: string;
                            label: string;
                            code: string | null;
                            text: string | null;
                            rights: {
                                subject: string;
                                action: string;
                                field: string | null;
                                name: string;
                            }[];
                            roles: {
                                id: number;
                                name: string;
                            }[];
                            /** @enum {unknown} */
                            request: "open" | "given" | "declined" | null;
                            limit: number | null;
                            state: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its role, scopes and end. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            id: number;
                            name: string;
                        };
                        role: number;
                        scopes: string[];
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What works. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        /** @enum {unknown} */
                        trail: "guarded" | "unguarded";
                        problem?: string;
                        disk?: string;
                    };
                };
            };
            400: components["responses"]["change400"];
            401: components["responses"]["change401"];
            403: components["responses"]["change403"];
            404: components["responses"]["change404"];
            409: components["responses"]["change409"];
            413: components["responses"]["change413"];
            415: components["responses"]["change415"];
            422: components["responses"]["change422"];
            429: components["responses"]["change429"];
            500: components["responses"]["change500"];
            503: components["responses"]["change503"];
            507: components["responses"]["change507"];
        };
    };
    "openapi.json": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description It has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "settings.read": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
                /** @description The fields that are wanted: `select[title]=true`. */
                select?: components["parameters"]["select"];
                /** @description Fields of records that are pointed to: `populate[companies][name]=true`. */
                populate?: components["parameters"]["populate"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["settings"];
                };
            };
            400: components["responses"]["read400"];
            401: components["responses"]["read401"];
            403: components["responses"]["read403"];
            404: components["responses"]["read404"];
            429: components["responses"]["read429"];
            500: components["responses"]["read500"];
            503: components["responses"]["read503"];
        };
    };
    "settings.change": {
        parameters: {
            query?: {
                depth?: components["parameters"]["depth"];
            };
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description `updatedAt` of what was read: refused where it has changed since. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["settings.sent"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["settings"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.me": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.refresh-token": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.reset-password": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.accept-invitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.factor": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.factor-begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.enrol": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.passkey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.login.passkey-begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.confirm.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.passkeys.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.passkeys.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.passkeys.rename": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.passkeys.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.factor.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.factor.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.factor.codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.factor.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description As docs/api.md says. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "users.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["users.sent"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["users"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
    "q.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences, else that of the cookie. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["any400"];
            401: components["responses"]["any401"];
            403: components["responses"]["any403"];
            404: components["responses"]["any404"];
            405: components["responses"]["any405"];
            409: components["responses"]["any409"];
            410: components["responses"]["any410"];
            413: components["responses"]["any413"];
            415: components["responses"]["any415"];
            422: components["responses"]["any422"];
            429: components["responses"]["any429"];
            500: components["responses"]["any500"];
            503: components["responses"]["any503"];
            507: components["responses"]["any507"];
        };
    };
}
