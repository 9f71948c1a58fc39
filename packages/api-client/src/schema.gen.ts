// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/User/Login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đăng nhập
         * @description Starts a session. A wrong name and a wrong password get the same refusal; five failures in a row lock the account for a while.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/Register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đăng ký
         * @description Makes an owner with a first shop; does not log in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đổi mật khẩu
         * @description Ends every session of the user, this one included.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/AjaxLoadStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Danh sách nhân viên
         * @description Staff who work in the shop of the call; in the company view those of every shop. Whoever was deleted shows only under status 0 (Đã nghỉ việc).
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/AddOrEditStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa nhân viên
         * @description A new member of staff begins with the usual rights of the group, cut to what the caller has. Nobody changes their own group, shops, status or term. A status other than 1, or a new password, ends every session of the person.
         */
        post: operations["saveStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/DeleteStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa nhân viên
         * @description Ends every session. Whoever has worked here is kept as Đã nghỉ việc and found under status 0.
         */
        get: operations["deleteStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/GetPermissionStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quyền của nhân viên
         * @description With the usual rights of the person’s group, and those the caller may grant.
         */
        get: operations["getStaffPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/AddPermissionStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Phân quyền nhân viên
         * @description Replaces the whole set. Refused for an owner, for oneself, and for rights the caller does not have; what is logged holds both sets.
         */
        post: operations["saveStaffPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/GetDataByReferCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chủ của mã giới thiệu
         * @description No body; the code travels in the query (place inferred). Ten wrong codes in a minute, those of registrations too, and the source is refused (LockedOut) until the next one.
         */
        post: operations["getDataByReferCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/User/GetHistoryComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bình luận về khách hàng
         * @description Newest first, those written on orders included.
         */
        get: operations["listCustomerComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shop/AjaxLoadShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Danh sách cửa hàng
         * @description Shops the user works in, the company itself left out.
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shop/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa cửa hàng
         * @description A new shop belongs to the owner of the caller, who works in it from now on together with the owner. LockDate closes the books up to a day (right 12); moving it back is for the owner, with a Reason.
         */
        post: operations["saveShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shop/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa cửa hàng
         * @description Refused while a fund or a debt is not zero, or an order is unfinished. The shop is closed (Status 0) and leaves the list; its books stay in the company’s reports.
         */
        get: operations["deleteShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shop/GetShopActive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cửa hàng đang hoạt động
         * @description Shops the user may work in, by name; the company first when allowed.
         */
        get: operations["listActiveShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAllStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nhân viên của cửa hàng
         * @description Who may be chosen as in charge of something: the people who work in this shop now.
         */
        get: operations["listAllStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAllUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Người dùng của chủ sở hữu
         * @description Staff of all shops of the owner.
         */
        get: operations["listAllUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAllBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ngân hàng
         * @description The banks of the product with the codes and names people say; the same for every shop.
         */
        get: operations["listAllBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetCardDataShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thẻ của cửa hàng
         * @description Active cards of the current shop; of a search those come first whose last digits are the typed ones; typed tone marks filter, unless none has them.
         */
        get: operations["listShopCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAllPos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Máy POS của cửa hàng
         * @description The terminals of this shop that work now, for a choice.
         */
        get: operations["listAllPos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cộng tác viên
         * @description The collaborators of this shop that work now, for a choice.
         */
        get: operations["listAllAffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/PercentAff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hoa hồng của cộng tác viên
         * @description What a collaborator gets of an order of this card type; 0 where nothing was agreed.
         */
        get: operations["getAffPercent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/GetAllPosCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Máy POS toàn công ty
         * @description POS of every shop in view: all of the owner’s for the company, otherwise the shop’s own.
         */
        get: operations["listAllPosCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Meta/ReadBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đọc bill từ ảnh
         * @description Reads a slip in a picture and looks for its swipe. Keeps nothing: neither picture nor fields.
         */
        post: operations["readBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BankCard/GetByConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tài khoản ngân hàng
         * @description The balance of each account is what its entries add up to. The company sees the accounts of all its shops.
         */
        get: operations["listBankCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BankCard/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa tài khoản ngân hàng
         * @description The opening balance is posted against equity.
         */
        post: operations["saveBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BankCard/DeleteBankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa tài khoản ngân hàng
         * @description Refused once money has moved over it.
         */
        get: operations["deleteBankCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AjaxLoadCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Khách hàng
         * @description Found by name, code or either phone. The company sees the customers of all its shops.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AddOrEditCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa khách hàng
         * @description A phone number belongs to one customer of a shop; saving is refused when somebody else has changed the record meanwhile.
         */
        post: operations["saveCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/ImportCustomerExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhập khách hàng từ Excel
         * @description Each line is held against CustomerImportFields; Status 1 when left out. Consent is never read from a file. A preview saves nothing. Its siblings are ImportPartnerExcel and ImportPosExcel.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/DeleteCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa khách hàng
         * @description Refused once an order or a debt exists.
         */
        get: operations["deleteCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tìm khách hàng
         * @description At most 20 active customers, best match first: code, name without tone marks too, either phone. Typed tone marks filter, unless nobody has them.
         */
        get: operations["searchCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetByConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Danh sách thẻ
         * @description With the next due day of each card and how near it is. The company sees the cards of all its shops.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa thẻ
         * @description Keeps the last four digits and nothing that could pay; a card stays with its customer.
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/DeleteCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa thẻ
         * @description Refused once an order uses the card.
         */
        get: operations["deleteCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/ChangeHoldCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Giữ thẻ hoặc trả thẻ
         * @description Turns cardInShop round and logs who did it and when.
         */
        get: operations["changeHoldCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetByCustomerID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thẻ của khách hàng
         * @description Active ones first.
         */
        get: operations["listCardsByCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetByID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chi tiết thẻ
         * @description One card with its pictures and every time it was handed over.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetCountNoti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Số thẻ đến hạn
         * @description Cards due within the shop’s days of notice or overdue, not yet paid in this cycle and not hidden for it.
         */
        get: operations["countCardNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/AddListCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhập danh sách thẻ
         * @description Columns: CustomerPhone (whose card), HolderName, Bank (code or name), TypeCard (name), Bin, Last4, Expiry (MM/YYYY), LimitAmount, StatementDay, DateDues, FeePercent, cardInShop, HoldPlace, Note; the others as in CardDataFields. A preview saves nothing.
         */
        post: operations["importCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetNotifyDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thẻ đến hạn
         * @description Active cards that are overdue or due within the days the shop announces, not done and not dismissed this cycle; most urgent first.
         */
        get: operations["listCardNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetCardExpired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thẻ sắp hết hạn
         * @description Cards still used whose own validity ends within 60 days or has ended; the nearest end first.
         */
        get: operations["listExpiringCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/CardDataCustomerByShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Khách có thẻ đến hạn
         * @description Customers with the cards due in a period, shop by shop, for pushing schedules.
         */
        get: operations["listCustomersWithCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetCardDataExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xuất danh sách thẻ
         * @description Every matching card of the same filter as listCards, at most 50000; the last four digits only. Each export is logged.
         */
        get: operations["exportCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/AddCalendarPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lên lịch làm thẻ
         * @description Plans the work day of one card or several, one plan a card and cycle: planning again moves it. A weekend or public holiday becomes the working day before.
         */
        post: operations["saveCalendarPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/GetCalendarPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch làm thẻ
         * @description By work day, then as planned.
         */
        get: operations["listCalendarPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CardData/DeleteCardNotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ẩn thẻ khỏi danh sách đến hạn
         * @description Hides the card for this cycle only; an open plan of the cycle becomes Bỏ qua.
         */
        get: operations["dismissCardNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/GetByConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Máy POS
         * @description With the fees of each card type, the limits and what the terminal’s owner still has to send. The company sees all its shops.
         */
        get: operations["listPos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa máy POS
         * @description A new fee row never changes swipes already made: their rates are frozen.
         */
        post: operations["savePos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa máy POS
         * @description Refused once a swipe or a debt exists.
         */
        get: operations["deletePos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/ImportPosExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhập máy POS từ Excel
         * @description Each line is held against PosImportFields. A preview saves nothing.
         */
        post: operations["importPos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/CreatePosPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa POS đối tác
         * @description A terminal of a partner and the shops that may swipe on it.
         */
        post: operations["savePosPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/GetPosPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * POS đối tác
         * @description The company sees those of all its shops.
         */
        get: operations["listPosPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/DeletePosPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa POS đối tác
         * @description Refused once a swipe, a rate or a code names it.
         */
        get: operations["deletePosPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/UpdateStatusLogPosCodePartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yêu cầu hoặc duyệt mã POS
         * @description Without LogID a new request; with LogID 0→1 approve, 0→2 refuse, 1→3 revoke.
         */
        post: operations["savePosCodeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/GetLogPosCodePartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử mã POS
         * @description Every request for a partner’s terminal code, the newest first, whatever became of it.
         */
        get: operations["listPosCodeLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/DataPosPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Số liệu POS đối tác
         * @description Volume, fees and debt of the swipes dated in the period.
         */
        get: operations["listPosPartnerFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/WrongSwipeRuleWarning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cảnh báo quẹt sai quy tắc
         * @description Rules an amount on a POS would break, most serious first; empty when none. Proposes nothing.
         */
        get: operations["checkSwipeRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pos/GetBills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bill của lượt quẹt
         * @description Newest first. With BillID one bill, and its picture with it.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/AjaxLoadPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đối tác
         * @description The company sees the partners of all its shops.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa đối tác
         * @description Saving is refused when somebody else has changed the record meanwhile; orders already worked keep their rates.
         */
        post: operations["savePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/ImportPartnerExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhập đối tác từ Excel
         * @description Each line is held against PartnerInput; Status 1 when left out. A preview saves nothing.
         */
        post: operations["importPartners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa đối tác
         * @description Refused once an order, a customer, a POS or a debt names the partner.
         */
        get: operations["deletePartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/GetAllPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đối tác cho ô chọn
         * @description Active partners only.
         */
        get: operations["listAllPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/ConfigFeePartnerShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lưu phí đối tác
         * @description One or many rows, all or none; deletes none. A new rate never changes swipes already made.
         */
        post: operations["savePartnerFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/GetConfigPartnerFeeShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bảng phí đối tác
         * @description Total counts the rows of the matrix; the company sees every shop.
         */
        get: operations["listPartnerFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/DeleteConfigFee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa dòng phí đối tác
         * @description The next less specific rate counts from then on; swipes already made keep theirs.
         */
        get: operations["deletePartnerFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Partner/GetConfigFeePartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Phí đối tác đang áp dụng
         * @description The most specific row wins: POS and card type, POS, card type, default of the partner. None: refused (NoFee).
         */
        get: operations["getPartnerFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Aff/GetByConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cộng tác viên
         * @description The company sees the collaborators of all its shops.
         */
        get: operations["listAffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Aff/AddOrEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa cộng tác viên
         * @description A new rate never changes swipes already made; theirs are frozen.
         */
        post: operations["saveAff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Aff/DeleteAff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa cộng tác viên
         * @description Refused once a customer, an order or a debt names the collaborator.
         */
        get: operations["deleteAff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetScheduleByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch hẹn theo ngày
         * @description By day of the appointment.
         */
        get: operations["listSchedulesByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/PushList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Đẩy lịch
         * @description Makes an appointment of each due card, accepted or refused on its own; a card with an order in the cycle is refused. With Preview nothing is kept.
         */
        post: operations["pushSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CreateScheduleManual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tạo hoặc sửa lịch hẹn
         * @description With ScheduleID the appointment is changed, while its status is 0 or 1.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CreateListSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tạo nhiều lịch hẹn
         * @description One result a row, in the order sent. With Preview nothing is kept.
         */
        post: operations["createScheduleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa lịch hẹn
         * @description Only while its status is 0 or 1 and it has no lines.
         */
        get: operations["deleteSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetListSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tìm hợp đồng
         * @description A read by POST; ScheduleIDs with one number loads the detail.
         */
        post: operations["searchSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddLogStatusSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đổi trạng thái đơn
         * @description Along the allowed steps only. Leaving status 2 posts fee, commission and partner share; reopening reverses them.
         */
        get: operations["changeScheduleStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CorrectPercent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sửa phần trăm sai của đơn
         * @description Corrects a percentage after work began. What was posted with the wrong one is mirrored and posted again with the right one: swipes today, the settlement on its own day while that is open, else today. With Preview nothing is kept.
         */
        post: operations["correctSchedulePercent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/HighLighSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đánh dấu nổi bật
         * @description Turns the star on or off.
         */
        get: operations["toggleHighlightSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/UpdateNoteSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sửa ghi chú
         * @description An empty note removes it. With a warning’s code it sets that warning of the order aside, for the reason given.
         */
        post: operations["updateScheduleNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetScheduleByCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đơn của khách hàng
         * @description Newest first.
         */
        get: operations["listSchedulesByCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetCancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đơn đã hủy
         * @description Orders that were cancelled, with who did it and why. The company sees those of all its shops.
         */
        get: operations["listCancelledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/WarningSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cảnh báo của các đơn
         * @description One row a flag, oldest first.
         */
        get: operations["listWarningSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/WarningErrorSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đơn cảnh báo
         * @description One row an order that has a flag.
         */
        get: operations["listWarningErrorSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm bình luận
         * @description A comment stays as it was written and is open in every status of the order.
         */
        post: operations["addScheduleComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bình luận của đơn
         * @description Oldest first.
         */
        get: operations["listScheduleComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử đơn
         * @description The order’s money lines by kind, its changes of status, and what paid or adjusted its debt; swipes are a list of their own.
         */
        get: operations["getScheduleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddPaymentSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nạp thẻ
         * @description The shop pays the card: fund −D, customer +D. With PaymentID a waiting line is confirmed.
         */
        post: operations["addPaymentSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CancelPaymentSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy nạp thẻ
         * @description A waiting line is dropped; a successful one gets its mirror entry.
         */
        get: operations["cancelPaymentSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddCustomerTopUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Khách nạp tiền
         * @description Money from the customer: fund +x, customer −x. With PaymentID a waiting line is confirmed.
         */
        post: operations["addCustomerTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CancelCustomerTopUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy khách nạp tiền
         * @description A waiting line is dropped; a successful one gets its mirror entry.
         */
        get: operations["cancelCustomerTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/SentMoneyCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chuyển tiền cho khách
         * @description Money to the customer: fund −x, customer +x. With PaymentID a waiting line is confirmed.
         */
        post: operations["sendMoneyCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CancelSentMoneyCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy chuyển tiền cho khách
         * @description A waiting line is dropped; a successful one gets its mirror entry.
         */
        get: operations["cancelSendMoneyCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddPaymentScheduleWaiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nạp thẻ, chờ xử lý
         * @description Posts nothing until confirmed.
         */
        post: operations["addPaymentScheduleWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/SentMoneyCustomerWaiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chuyển tiền cho khách, chờ xử lý
         * @description Posts nothing until confirmed.
         */
        post: operations["addSendMoneyWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/ListSwipePos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lượt quẹt theo POS và ngày
         * @description Swipes by terminal and day, the newest first; cancelled ones are listed but not summed.
         */
        get: operations["listSwipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddLogWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm lượt quẹt
         * @description Rules W01 to W11 hold; W01 and W10 cannot be overridden. With logWithdrawalId a waiting swipe is confirmed.
         */
        post: operations["addWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetLogWithdrawalByScheduleID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lượt quẹt của đơn
         * @description Oldest first, cancelled ones included.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/CancelLogWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hủy lượt quẹt
         * @description No body. A waiting swipe is dropped; a successful one gets its mirror entry.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/AddPartnerReciprocalPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thanh toán đối ứng hoặc cấn trừ đối tác
         * @description Cancelled by CancelPayDebt.
         */
        post: operations["addPartnerReciprocal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/GetPartnerReciprocalPayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thanh toán đối ứng
         * @description Newest first, cancelled ones included.
         */
        get: operations["listPartnerReciprocals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/ReportCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo công ty
         * @description One row a shop.
         */
        get: operations["getCompanyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ScheduleWorking/WarningErrorScheduleCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đơn cảnh báo công ty
         * @description One row an order that has a flag, over all shops or one.
         */
        get: operations["listWarningErrorSchedulesCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/DetailDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Công nợ chi tiết
         * @description Without a party: one page of the shop’s parties of a kind, customers unless PartyType says otherwise. With one party: that party, its entries and its documents. Total counts the parties.
         */
        get: operations["getDetailDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AdjustDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Điều chỉnh công nợ
         * @description Changes what a party owes without money, for a reason of at least ten characters. Never turns a customer’s debt into a credit. What one person adjusts of a party within a day waits, from AdjustApprovalFrom of the shop on, until somebody else with the right Duyệt approves it here; where nobody else has that right it is posted at once.
         */
        post: operations["adjustDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/PayDebtCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thanh toán công nợ khách hàng
         * @description The chosen order first, then the oldest. More than the debt is refused.
         */
        post: operations["payDebtCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/PayDebtPartnerSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thanh toán đơn đối tác
         * @description The chosen orders first, then the oldest. Cancelled by CancelPayDebt.
         */
        post: operations["payPartnerSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/CancelPayDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy thanh toán hoặc điều chỉnh công nợ
         * @description Posts the mirror entry of a payment, a payment by card or an adjustment.
         */
        get: operations["cancelPayDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/DebtPos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Công nợ POS
         * @description Each child stands below its parent; movements of the period, open ends when absent.
         */
        get: operations["listPosDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetAllPosCashBackCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tiền về theo POS mẹ
         * @description Every parent POS of the shop; of all shops for the company.
         */
        get: operations["listCompanyCashBacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AddCashBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Báo tiền về
         * @description Announces money of a parent POS; it moves none.
         */
        post: operations["addCashBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/PayCashBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhận tiền về
         * @description Goes to the oldest open lots of the parent POS first; what is too much stays as surplus for the next lots, which take it when they are settled or with the next payment. A preview tells where it would go and books nothing.
         */
        post: operations["payCashBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/CancelPayCashBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy lần tiền về
         * @description Posts the mirror entries; every lot steps back. Refused while its surplus was given back.
         */
        get: operations["cancelCashBackPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetHistoryPayCashBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử tiền về
         * @description Newest first, cancelled ones included.
         */
        get: operations["listCashBackPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/CreateNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm số lô
         * @description Swipes of the POS and day that name the lot become its bills. A second lot of the same POS, day and number is refused.
         */
        post: operations["createNumberLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetNumberLoConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Danh sách số lô
         * @description Newest day first; cancelled lots only with Status 5.
         */
        get: operations["listNumberLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AddBillNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm, bớt bill của lô
         * @description Successful swipes of the POS and day of the lot; all or none. A bill the lot was paid for stays in it. Slips of swipes are kept with it, or by themselves.
         */
        post: operations["addLotBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetBillNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bill của lô
         * @description Oldest first, cancelled swipes included; the sums count successful ones.
         */
        get: operations["listLotBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AddPayNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhận tiền về của lô
         * @description What really came; more than is left and one đồng a bill is refused.
         */
        post: operations["payNumberLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetHistoryPayNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử tiền về của lô
         * @description Oldest first; parts of cash backs, rounding differences, adjustments and cancelled ones included.
         */
        get: operations["listLotPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/CancelPayNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy lần nhận tiền của lô
         * @description Posts the mirror entry. A part of a cash back is cancelled with the cash back only.
         */
        get: operations["cancelLotPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/UpdateNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cập nhật, kết toán số lô
         * @description Settles a lot against its slip, closes a rounding difference, or adjusts what is left with a reason.
         */
        post: operations["updateNumberLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/DeleteNumberLo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa số lô
         * @description Only a lot without bills and money; it becomes cancelled.
         */
        get: operations["deleteNumberLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/DebtByCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Công nợ theo thẻ
         * @description What a customer owes on each card; without a card what belongs to no order. The rows add up to the customer’s debt.
         */
        get: operations["listDebtByCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/PayDebtCustomerWithCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thanh toán công nợ bằng thẻ
         * @description Swipe rules hold as for any swipe.
         */
        post: operations["payDebtCustomerWithCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/GetConfigCollectionExpense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loại thu chi
         * @description Categories of the shop; in the company view those of the company itself.
         */
        get: operations["listVoucherTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/CreateOrUpdateConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thêm hoặc sửa loại thu chi
         * @description A name stands once among the categories of its direction; one that has vouchers changes its name and status only.
         */
        post: operations["saveVoucherType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/GetConfigByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loại thu chi cho ô chọn
         * @description Active categories of one kind, in the order they were added.
         */
        get: operations["listVoucherTypesByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/PayCollectOther": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lập phiếu thu
         * @description Booked at once, or waits as an expense does (see addExpense). With paymentID: decides on a waiting voucher.
         */
        post: operations["addReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/PayExpenseOther": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lập phiếu chi
         * @description Booked at once below the threshold of the shop (VoucherApprovalFrom, 10.000.000 đồng), what one person wrote in a day in one category counted together; from that amount it waits (Status 0) while somebody else has the right Duyệt, until one of them approves or refuses it with paymentID and Status. What pays a collaborator never exceeds what is owed.
         */
        post: operations["addExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/CancelPaymentExpenseCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hủy phiếu thu chi
         * @description Posts the mirror of its entry, dated today.
         */
        get: operations["cancelVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/DetailCollectExpense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chi tiết phiếu thu chi
         * @description One voucher as it is printed, with who made and who approved it.
         */
        get: operations["getVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/OtherReceiptsPayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Phiếu thu chi
         * @description Newest first. The company sees its own vouchers and those of its shops; searchShopID -111 shows its own alone.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/HistoryLogPushMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử bơm tiền
         * @description Newest first.
         */
        get: operations["listPushMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ExpenseCard/GetByConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chi phí xấu
         * @description Newest first.
         */
        get: operations["listBadExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ExpenseCard/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Xóa chi phí xấu
         * @description Posts the mirror of everything it posted, dated today; the record stays with its reason.
         */
        get: operations["deleteBadExpense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ExpenseCard/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ghi chi phí xấu
         * @description Posts the loss against what the customer owes, or against a fund. It waits for a second person while somebody else has the right to approve losses, and posts nothing until then. With id: records what else was recovered, or with Status decides on one that waits.
         */
        post: operations["addBadExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/PushMoneyStartOfDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bơm tiền, chốt sổ, mở sổ
         * @description Kind 1, 2, 3 move money between company and shop and post in both books. Kind 4 keeps what was counted, fund by fund, and locks each of those funds up to that day; once all funds are, the lock date moves there: nothing is posted on or before it any more. A difference waits for a second person with the right Duyệt, who decides with CloseID and Status; approved, it is posted to “chênh lệch quỹ” on the day of the count. Kind 5 opens the funds and moves the lock date back, and takes booked differences out again; it needs the right Khóa/mở sổ and, while somebody else has that right, waits until one of them approves it by Kind 5 with ReopeningID and Status.
         */
        post: operations["pushStartMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/ListMoneyStartOfDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tiền đầu ngày và ứng tiền
         * @description Total counts the shops.
         */
        get: operations["listStartMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetSummaryDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tổng hợp công nợ
         * @description Customers, partners, collaborators and POS.
         */
        get: operations["getDebtSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/SaveOpeningBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nhập số dư đầu
         * @description Each line is held against OpeningBalanceFields and posted against opening capital on the shop’s first day. A preview saves nothing.
         */
        post: operations["saveOpeningBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/GetOpeningBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Số dư đầu kỳ
         * @description Opening balances in force of parties and funds; their sum is the opening capital.
         */
        get: operations["listOpeningBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/RunDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tính lại công nợ
         * @description Folds the four debts of a shop anew from the entries and compares each with the balance kept.
         */
        get: operations["runDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AjaxGetGeneralComparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đối chiếu công nợ
         * @description Parties with a balance, movements or a figure. Figures are entered and locked by adjustDebt.
         */
        get: operations["listDebtComparisons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/ReloadProcessDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tính lại công nợ khách, đối tác, CTV
         * @description Folds debts of customers, partners and collaborators anew from the entries and compares each with the balance kept.
         */
        get: operations["reloadDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/ReloadProcessDebtPos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tính lại công nợ POS
         * @description Folds debts of POS anew from the entries and compares each with the balance kept.
         */
        get: operations["reloadPosDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/ReloadBankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tính lại số dư tài khoản
         * @description Folds balances of bank accounts anew from the entries and compares each with the balance kept.
         */
        get: operations["reloadBankCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/AddLogAdjustDebtSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Điều chỉnh công nợ của đơn
         * @description The same as an adjustment of the customer’s debt, tied to one order and within what that order owes.
         */
        post: operations["adjustScheduleDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/GetApprovals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chờ duyệt
         * @description What waits for a second person: all the user may decide on, and what the user proposed; in the company view all of its shops, to read. Oldest first.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/ReloadMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tính lại số dư quỹ
         * @description Folds balances of funds anew from the entries and compares each with the balance kept.
         */
        get: operations["reloadMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/CashBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sổ quỹ
         * @description Total counts the lines. With Account or Figure it opens a figure of any report: the entries behind it, In raising and Out lowering it as the report counts.
         */
        get: operations["getCashBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/Interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo lãi
         * @description Profit of each day. At most 366 days. A figure opens through CashBook with Figure and the row’s Date as both days.
         */
        get: operations["getInterestReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/DebtSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tổng hợp công nợ
         * @description One row a shop and kind of party. A row opens through DetailDebt with its PartyType and searchShopID.
         */
        get: operations["getDebtSummaryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/AllShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo tất cả cửa hàng
         * @description One row for each shop of the caller, whichever is worked in; the company has those of its owner and its own books.
         */
        get: operations["getAllShopReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/Daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo ngày
         * @description The day on one page.
         */
        get: operations["getDailyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/HistoryCustomerPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử khách thanh toán
         * @description Money of customers that came into funds, latest first; payments by card are swipes and stand elsewhere.
         */
        get: operations["listCustomerPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/CustomerCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Thu tiền khách
         * @description One row a customer that owed, moved or owes, most collected first.
         */
        get: operations["getCustomerCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/Staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo nhân viên
         * @description Orders count for the staff in charge, what belongs to none for who entered it.
         */
        get: operations["getStaffReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/NewCustomers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Khách hàng mới
         * @description Customers entered in the period, latest first.
         */
        get: operations["listNewCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/RevenuePos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doanh thu theo máy POS
         * @description Revenue by POS or card type; an order’s fee is shared among its swipes by their amounts.
         */
        get: operations["getPosRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/Orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo đơn
         * @description Orders with postings in the period, latest first; what belongs to no order has a row a shop. The rows add up to the revenue of the period.
         */
        get: operations["getOrderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/MoneyBackFromCustomers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tiền khách hoàn lại
         * @description Orders whose customer’s debt moved in the period: what the shop put out, what came back, what remains.
         */
        get: operations["listCustomerMoneyBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/RevenueByDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doanh thu theo ngày
         * @description At most 366 days.
         */
        get: operations["getRevenueByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/PayDebtFromPDF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thanh toán theo sao kê PDF
         * @description Pays matched rows into the lots of their swipes: what the bank paid, one lot payment a row, all or none. A row is paid once, whichever file brings it.
         */
        post: operations["payDebtFromPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Debt/ChangeStatusPaymentPDF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Đổi trạng thái dòng sao kê
         * @description Matches a row again (1), by hand (2), leaves it out (3) or takes that back (0). From paid to 2 cancels its payment, with a reason.
         */
        get: operations["changePdfLineStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/File/UploadImagePDF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tải sao kê PDF
         * @description Reads the rows of a statement and matches each with a swipe: approval code and amount, else lot and invoice, else day, amount and last four digits. No money moves. The same file is taken once.
         */
        post: operations["uploadStatementPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Report/BillPdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bill theo sao kê PDF
         * @description Rows of statements by the day of the sale, newest first.
         */
        get: operations["listPdfBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/File/UploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tải ảnh lên
         * @description Keeps one PNG, JPEG or WebP of at most 5 MB for the shop, without EXIF and comments. The same picture is kept once.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/RevenueCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo doanh thu
         * @description One row a day and shop with business, by day; the company sees all shops. At most 366 days. A figure opens through CashBook with Figure, the row’s Date as both days and its ShopID.
         */
        get: operations["getCompanyRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/DebtPosCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo công nợ POS
         * @description Parties that owed, moved or owe, largest closing first. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyPosDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/DebtCustomerCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo công nợ khách hàng
         * @description Parties that owed, moved or owe, largest closing first. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyCustomerDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/DebtPartnerCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo công nợ đối tác
         * @description Parties that owed, moved or owe, largest closing first. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyPartnerDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/DebtAffCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo công nợ CTV
         * @description Parties that owed, moved or owe, largest closing first. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyAffDebt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/CollectExpenseCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo thu chi
         * @description One row a category and shop. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyCollectExpense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/CashFlowCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo dòng tiền
         * @description One row a fund. A row opens through CashBook: its Account and the column’s name as Figure; searchShopID, fromDate and toDate as in the report, or the row’s own.
         */
        get: operations["getCompanyCashFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/BusinessResultCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Báo cáo kết quả kinh doanh
         * @description The lines in their order, by posting date. A line opens through CashBook with its Figure.
         */
        get: operations["getCompanyBusinessResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReportV2/CashBookCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sổ quỹ công ty
         * @description The cash book over all shops and the company’s own books, or one of them (-111: the company’s own). Total counts the lines.
         */
        get: operations["getCompanyCashBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/LogAction/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ghi lịch sử thao tác
         * @description Sent by the screen after each write; append-only. The history shows one line an action.
         */
        post: operations["addLogAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/LogAction/GetLogAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lịch sử thao tác
         * @description One line an action, newest first; nothing here is ever changed or deleted.
         */
        get: operations["listLogActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Right on a screen (domain §3 Permission).
         * @example 2
         * @enum {integer}
         */
        ActionID: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * @description Status of a POS, bank account, partner, collaborator or customer.
         * @example 1
         * @enum {integer}
         */
        ActiveStatus: 1 | 0;
        /** @description An adjustment of a party’s debt, or the other side’s figure of it; it moves no money. */
        AdjustDebtInput: {
            /**
             * Loại đối tượng
             * @description Kind of party.
             * @example 1
             */
            DebtType: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number of the party.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description Change of the debt, đồng, not zero; positive: the party owes more. Required but with Comparison or DebtID.
             * @example -40000
             */
            Amount?: components["schemas"]["SignedMoney"];
            /**
             * Lý do
             * @description At least 10 characters; required with Amount.
             * @example Giảm phí cho khách theo thỏa thuận
             */
            Reason?: string;
            /**
             * Loại điều chỉnh
             * @description 2 when absent. 1 takes off what a customer owes as a discount and is refused for a rise or another party; a wrong entry is cancelled, never adjusted.
             * @example 1
             */
            AdjustKind?: components["schemas"]["AdjustKind"];
            /**
             * Đơn
             * @description Order the adjustment belongs to.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Ngày ghi sổ
             * @description Today when absent; never in the future.
             * @example 2026-11-20
             */
            BusinessDate?: components["schemas"]["IsoDate"];
            /**
             * Đối chiếu
             * @description The other side’s figure, kept and maybe locked; without Amount.
             */
            Comparison?: components["schemas"]["ComparisonInput"];
            /**
             * Chứng từ
             * @description A waiting adjustment that is decided on, with Status; without Amount.
             * @example 9
             */
            DebtID?: components["schemas"]["RecordId"];
            /**
             * Quyết định
             * @description Of a decision: 1 approve, which posts the adjustment as it was proposed, on the day of approval when its own is closed by then; 3 refuse, with Reason.
             * @example 1
             * @enum {integer}
             */
            Status?: 1 | 3;
        };
        /**
         * @description What a debt is adjusted for: each kind is a line of the business result of its own.
         * @example 1
         * @enum {integer}
         */
        AdjustKind: 1 | 2;
        /** @description A collaborator with what the ledger and the orders say. */
        Aff: components["schemas"]["AffFields"] & components["schemas"]["Audit"] & {
            /**
             * Cộng tác viên
             * @description Number.
             * @example 2
             */
            affID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example CTV001
             */
            Code: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Công nợ
             * @description Balance now, đồng; negative: commission the shop still owes.
             * @example -1250000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng đã tính
             * @description Σ commission of settled orders, đồng.
             * @example 3250000
             */
            Earned: components["schemas"]["TotalMoney"];
            /**
             * Số khách
             * @description Customers on file who were referred.
             * @example 12
             */
            CustomerCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Orders with commission that were not cancelled.
             * @example 25
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Đơn gần nhất
             * @description Day of the latest of them.
             * @example 2026-11-18
             */
            LastOrderDate?: components["schemas"]["IsoDate"];
        };
        /** @description Debt of one party over a period. */
        AffDebtRow: components["schemas"]["PartyKey"] & components["schemas"]["AffDebtTotals"];
        /** @description Sums of collaborators’ debts over all rows, đồng. */
        AffDebtTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Before the period, đồng; positive: they owe the shop.
             * @example 1200000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description − Commission earned.
             * @example 30000
             */
            Commission: components["schemas"]["TotalMoney"];
            /**
             * Đã chi
             * @description + Paid to them from a fund.
             * @example 0
             */
            PaidOut: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description ± Adjustments and opening balances.
             * @example 0
             */
            Adjusted: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening with every column by its sign.
             * @example 900000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description What is entered about a collaborator. */
        AffFields: {
            /**
             * Họ tên
             * @description Full name.
             * @example Phạm Minh Tuấn
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description Unique among the collaborators of the shop.
             * @example 0987654321
             */
            Phone: components["schemas"]["Phone"];
            /**
             * Số tài khoản
             * @description Account money is sent to.
             * @example 0441000765432
             */
            AccountBank?: string;
            /**
             * Ngân hàng
             * @description Code of the bank of the account; empty for none.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Chủ tài khoản
             * @description Kept in capitals without accents.
             * @example PHAM MINH TUAN
             */
            AccountOwner?: string;
            /**
             * Hoa hồng
             * @description At most one row a card type and one for all others; empty earns nothing.
             */
            Percents: components["schemas"]["AffPercentRow"][];
            /**
             * Ghi chú
             * @description Free text.
             * @example Nhận hoa hồng cuối tháng
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 hides the collaborator from pickers.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description A collaborator to add, or to change when affID is given. */
        AffInput: components["schemas"]["AffFields"] & {
            /**
             * Cộng tác viên
             * @description Collaborator to change; absent to add.
             * @example 2
             */
            affID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with affID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Commission of a collaborator for a card type. */
        AffPercent: {
            /**
             * Cộng tác viên
             * @description Number.
             * @example 2
             */
            AffID: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Network asked for.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * Hoa hồng (%)
             * @description Thousandths of a percent, at most 5 %; 0 when none is agreed.
             * @example 100
             */
            Percent: number;
        };
        /** @description Commission of a collaborator on a card type. */
        AffPercentRow: {
            /**
             * Loại thẻ
             * @description Network; absent is every network without a row of its own.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Hoa hồng (%)
             * @description Thousandths of a percent, at most 5 %.
             * @example 100
             */
            Percent: number;
        };
        /** @description A collaborator in a picker. */
        AffPick: {
            /**
             * Cộng tác viên
             * @description Number.
             * @example 2
             */
            affID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example CTV001
             */
            Code: string;
            /**
             * Họ tên
             * @description Name shown.
             * @example Phạm Minh Tuấn
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description Telephone. Absent for a caller without a screen that needs it.
             * @example 0987654321
             */
            Phone?: components["schemas"]["Phone"];
            /**
             * Trạng thái
             * @description 1 may be chosen.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description Sums over all matching collaborators. */
        AffTotals: {
            /**
             * Công nợ
             * @description Σ balances, đồng.
             * @example -3750000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng đã tính
             * @description Σ commission, đồng.
             * @example 9750000
             */
            Earned: components["schemas"]["TotalMoney"];
            /**
             * Số khách
             * @description Σ customers.
             * @example 36
             */
            CustomerCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Σ orders.
             * @example 75
             */
            OrderCount: components["schemas"]["Count"];
        };
        /** @description One shop beside the others. */
        AllShopRow: components["schemas"]["AllShopTotals"] & {
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
        };
        /** @description Revenue of a period, and funds and debts at its end. */
        AllShopTotals: components["schemas"]["RevenueFigures"] & {
            /**
             * Tồn quỹ
             * @description Σ funds.
             * @example 470540000
             */
            FundTotal: components["schemas"]["TotalMoney"];
            /**
             * Công nợ khách hàng
             * @description Σ customers.
             * @example 5400000
             */
            CustomerDebt: components["schemas"]["TotalMoney"];
            /**
             * Công nợ đối tác
             * @description Σ partners.
             * @example 0
             */
            PartnerDebt: components["schemas"]["TotalMoney"];
            /**
             * Công nợ CTV
             * @description Σ collaborators.
             * @example -1200000
             */
            AffDebt: components["schemas"]["TotalMoney"];
            /**
             * Công nợ POS
             * @description Σ POS.
             * @example 29604000
             */
            PosDebt: components["schemas"]["TotalMoney"];
            /**
             * POS quá hạn
             * @description Left of POS lots past their day, and of what lies outside lots less what was paid ahead, đồng.
             * @example 0
             */
            PosOverdue: components["schemas"]["TotalMoney"];
            /**
             * Công nợ công ty
             * @description Between shop and company, signed as every debt: positive when the company owes the shop, negative for advances not given back. In the company’s own books positive for what shops owe it.
             * @example -15000000
             */
            CompanyDebt: components["schemas"]["TotalMoney"];
        };
        /** @description Something that waits for a second person, with what its decision needs. */
        Approval: {
            /**
             * Loại
             * @description Tells the call that decides: 1 adjustDebt, 2 addBadExpense, 3 addReceipt or addExpense, 4 pushStartMoney, 5 addWithdrawal or cancelWithdrawal.
             * @example 1
             */
            Kind: components["schemas"]["ApprovalKind"];
            /**
             * Chứng từ
             * @description Number of what waits, by Kind: DebtID, id, paymentID, ReopeningID, logWithdrawalId.
             * @example 9
             */
            RefID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop it is proposed in.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of that shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Việc
             * @description What is proposed, in words.
             * @example Điều chỉnh công nợ khách hàng KH000008
             */
            Title: string;
            /**
             * Khi duyệt
             * @description What approving does, in words.
             * @example Khách nợ thêm 6.000.000 ₫, không qua quỹ
             */
            Effect: string;
            /**
             * Số tiền
             * @description đồng, signed for an adjustment; absent for reopening days.
             * @example 6000000
             */
            Amount?: components["schemas"]["TotalMoney"];
            /**
             * Đối tượng
             * @description Whom it concerns, if anybody.
             * @example Nguyễn Thị Hoa
             */
            PartyName?: string;
            /**
             * Quỹ
             * @description Fund approving moves; absent where it moves none.
             * @example Tiền mặt
             */
            Fund?: string;
            /**
             * Công nợ
             * @description What the party owes now, đồng, where approving changes it.
             * @example 540000
             */
            Debt?: components["schemas"]["TotalMoney"];
            /**
             * Công nợ sau duyệt
             * @description What the party will owe, đồng.
             * @example 6540000
             */
            DebtAfter?: components["schemas"]["TotalMoney"];
            /**
             * Người đề nghị
             * @description Who proposed it.
             * @example 3
             */
            ProposedBy: components["schemas"]["RecordId"];
            /**
             * Người đề nghị
             * @description Full name behind ProposedBy.
             * @example Lê Thị Thu
             */
            ProposedByName: string;
            /**
             * Đề nghị lúc
             * @description When it was proposed.
             * @example 2026-11-20T10:15:00+07:00
             */
            ProposedAt: components["schemas"]["IsoDateTime"];
            /**
             * Lý do
             * @description Why, in the words of who proposed it.
             * @example Số dư mang từ sổ cũ sang
             */
            Reason: string;
            /**
             * Được duyệt
             * @description Whether the user may approve it now.
             * @example true
             */
            CanApprove: boolean;
            /**
             * Được từ chối
             * @description Whether the user may refuse it now, or take back what they proposed.
             * @example true
             */
            CanRefuse: boolean;
            /**
             * Đơn
             * @description Order it belongs to, if to one.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Loại đối tượng
             * @description Kind of the party.
             * @example 1
             */
            DebtType?: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number of the party.
             * @example 8
             */
            PartyID?: components["schemas"]["RecordId"];
            /**
             * Chi phí xấu
             * @description Of Kind 2.
             */
            Loss?: components["schemas"]["BadExpense"];
            /**
             * Phiếu
             * @description Of Kind 3, to be sent back unchanged with the decision.
             */
            Voucher?: components["schemas"]["Voucher"];
            /**
             * Lượt quẹt
             * @description Of Kind 5, to be sent back unchanged with the approval.
             */
            Swipe?: components["schemas"]["LogWithdrawal"];
        };
        /**
         * @description What waits for a second person.
         * @example 1
         * @enum {integer}
         */
        ApprovalKind: 1 | 2 | 3 | 4 | 5 | 6;
        /** @description How much waits for the user. */
        ApprovalTotals: {
            /**
             * Chờ bạn duyệt
             * @description Rows the user may approve now.
             * @example 2
             */
            ToDecide: components["schemas"]["Count"];
            /**
             * Là người duyệt
             * @description Whether the user has a right that decides on any kind of them.
             * @example true
             */
            MayDecide: boolean;
        };
        /** @description Fields of every stored record: whose it is and who touched it last. */
        Audit: {
            /**
             * Cửa hàng
             * @description Shop the record belongs to.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Người tạo
             * @description UserID of the creator.
             * @example 2
             */
            CreatedBy: number;
            /**
             * Người tạo
             * @description Full name of the creator.
             * @example Trần Văn Chủ
             */
            CreatedByName: string;
            /**
             * Ngày tạo
             * @description When the record was made.
             * @example 2026-11-20T09:00:00+07:00
             */
            CreatedDate: components["schemas"]["IsoDateTime"];
            /**
             * Người sửa
             * @description UserID of the last change; absent while unchanged.
             * @example 3
             */
            UpdatedBy?: number;
            /**
             * Người sửa
             * @description Full name behind UpdatedBy.
             * @example Lê Thị Thu
             */
            UpdatedByName?: string;
            /**
             * Ngày sửa
             * @description When the record was last changed.
             * @example 2026-11-20T10:15:00+07:00
             */
            UpdatedDate?: components["schemas"]["IsoDateTime"];
            /**
             * Phiên bản
             * @description Version to send back with the next save.
             * @example 1
             */
            Version: components["schemas"]["Version"];
        };
        /** @description A loss (Chi phí xấu): a locked card, a chargeback, a customer who cannot pay. */
        BadExpense: components["schemas"]["Audit"] & {
            /**
             * Thẻ
             * @description Card of the customer who is let off.
             * @example 15
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order the loss is on.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description What happened.
             * @example 1
             */
            Kind: components["schemas"]["BadExpenseKind"];
            /**
             * Số tiền
             * @description đồng.
             * @example 3000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Ngày
             * @description Day it is posted on; today when absent.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Đã thu hồi
             * @description Got back so far, đồng; never more than Amount.
             * @example 1000000
             */
            RecoveredAmount: components["schemas"]["Money"];
            /**
             * Lý do
             * @description What happened in words, at least 5 characters.
             * @example Thẻ bị khóa sau khi nạp, khách không trả
             */
            Reason: string;
            /**
             * Phiếu
             * @description Number.
             * @example 6
             */
            id: components["schemas"]["RecordId"];
            /**
             * Thiệt hại
             * @description Amount − RecoveredAmount.
             * @example 2000000
             */
            NetAmount: components["schemas"]["Money"];
            /**
             * Cửa hàng
             * @description Shop whose loss it is.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khách hàng
             * @description Customer who was let off.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of that customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName?: string;
            /**
             * Ngân hàng thẻ
             * @description Issuing bank.
             * @example TCB
             */
            CardBankCode?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4?: string;
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Quỹ chi
             * @description Fund the money left; empty when a debt was written off.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Trạng thái
             * @description Only 1 is posted; 0 waits for a second person, 2 once it was deleted.
             * @example 1
             */
            Status: components["schemas"]["BadExpenseStatus"];
            /**
             * Người duyệt
             * @description Who decided; absent where no decision was needed or made.
             * @example Trần Văn Chủ
             */
            ApprovedByName?: string;
            /**
             * Duyệt lúc
             * @description When it was decided.
             * @example 2026-11-20T10:15:00+07:00
             */
            ApprovedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do từ chối
             * @description Reason given with the refusal.
             * @example Khách đã hẹn ngày trả
             */
            RefuseReason?: string;
            /**
             * Được duyệt
             * @description Whether the user may approve it now.
             * @example false
             */
            CanApprove: boolean;
            /**
             * Được từ chối
             * @description Whether the user may refuse it now, or take back what they proposed.
             * @example false
             */
            CanRefuse: boolean;
            /**
             * Lý do xóa
             * @description Why it was deleted.
             * @example Khách đã trả đủ
             */
            CancelReason?: string;
            /**
             * Được xóa
             * @description Whether the user may delete it now.
             * @example true
             */
            CanDelete: boolean;
        };
        /** @description A loss to add; with id the same loss again with more recovered, or with Status the decision on one that waits. */
        BadExpenseInput: {
            /**
             * Thẻ
             * @description Card of the customer who is let off.
             * @example 15
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order the loss is on.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description What happened.
             * @example 1
             */
            Kind: components["schemas"]["BadExpenseKind"];
            /**
             * Số tiền
             * @description đồng.
             * @example 3000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Ngày
             * @description Day it is posted on; today when absent.
             * @example 2026-11-20
             */
            Date?: components["schemas"]["IsoDate"];
            /**
             * Đã thu hồi
             * @description Got back so far, đồng; never more than Amount.
             * @example 1000000
             */
            RecoveredAmount?: components["schemas"]["Money"];
            /**
             * Lý do
             * @description What happened in words, at least 5 characters.
             * @example Thẻ bị khóa sau khi nạp, khách không trả
             */
            Reason: string;
            /**
             * Quỹ chi
             * @description Fund the money left; absent writes off what the customer of the card or order owes.
             */
            Fund?: components["schemas"]["FundRef"];
            /**
             * Quỹ nhận
             * @description Fund what was recovered came into; cash when absent.
             */
            RecoveredTo?: components["schemas"]["FundRef"];
            /**
             * Phiếu
             * @description Loss to change, or to decide on; absent to add.
             * @example 6
             */
            id?: components["schemas"]["RecordId"];
            /**
             * Quyết định
             * @description Of a loss that waits: 1 approve, which posts it as it was proposed; 3 refuse, with Reason.
             * @example 1
             */
            Status?: components["schemas"]["VoucherDecision"];
            /**
             * Phiên bản
             * @description Required with id.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description What a loss comes from.
         * @example 1
         * @enum {integer}
         */
        BadExpenseKind: 1 | 2 | 3 | 4;
        /**
         * @description Status of a loss; only 1 is posted.
         * @example 1
         * @enum {integer}
         */
        BadExpenseStatus: 0 | 1 | 2 | 3;
        /** @description Sums over all matching losses that are in force, đồng. */
        BadExpenseTotals: {
            /**
             * Số phiếu
             * @description Losses in force.
             * @example 4
             */
            Count: components["schemas"]["Count"];
            /**
             * Số tiền
             * @description Σ Amount.
             * @example 12000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Đã thu hồi
             * @description Σ RecoveredAmount.
             * @example 1000000
             */
            RecoveredAmount: components["schemas"]["TotalMoney"];
            /**
             * Thiệt hại
             * @description Σ NetAmount.
             * @example 11000000
             */
            NetAmount: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận trước chi phí xấu
             * @description Net profit of the same days and shops without what was lost, đồng.
             * @example 110000000
             */
            ProfitBeforeLosses?: components["schemas"]["TotalMoney"];
            /**
             * Tỷ lệ trên lợi nhuận
             * @description NetAmount of ProfitBeforeLosses in thousandths of a percent: 10 % is 10000; absent without a profit.
             * @example 10000
             */
            ProfitShare?: number;
        };
        /** @description A bank of the reference list (domain §5). */
        Bank: {
            /**
             * Ngân hàng
             * @description Number; also the issuer of a card.
             * @example 1
             */
            BankID: components["schemas"]["RecordId"];
            /**
             * Mã ngân hàng
             * @description Short code.
             * @example VCB
             */
            BankCode: string;
            /**
             * Tên ngân hàng
             * @description Short name shown.
             * @example Vietcombank
             */
            BankName: string;
            /**
             * BIN VietQR
             * @description Account prefix for VietQR; not a card prefix.
             * @example 970436
             */
            Bin: string;
        };
        /** @description A bank account of the shop: a fund. */
        BankCard: components["schemas"]["BankCardFields"] & components["schemas"]["Audit"] & {
            /**
             * Số dư đầu
             * @description Balance when the account was entered, đồng; a change posts the difference. Absent for a caller without a screen that shows balances.
             * @example 500000000
             */
            OpeningBalance?: components["schemas"]["SignedMoney"];
            /**
             * Tài khoản
             * @description Number.
             * @example 3
             */
            BankCardID: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Short name of the bank.
             * @example Vietcombank
             */
            BankName: string;
            /**
             * Số dư
             * @description Balance now, read from the ledger, đồng. Absent for a caller without a screen that shows balances.
             * @example 469460000
             */
            Balance?: components["schemas"]["TotalMoney"];
        };
        /** @description What is entered about a bank account of the shop. */
        BankCardFields: {
            /**
             * Ngân hàng
             * @description Code of the bank, see listAllBanks.
             * @example VCB
             */
            BankCode: string;
            /**
             * Số tài khoản
             * @description Digits only; unique per bank in the shop.
             * @example 1017595600
             */
            AccountNo: string;
            /**
             * Chủ tài khoản
             * @description Kept in capitals without accents.
             * @example TRAN VAN CHU
             */
            AccountOwner: string;
            /**
             * Mặc định
             * @description Chosen first in forms; at most one of the shop.
             * @example true
             */
            IsDefault: boolean;
            /**
             * Ghi chú
             * @description Free text.
             * @example Tài khoản nạp thẻ
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 hides the account from pickers.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description A bank account to add, or to change when BankCardID is given. */
        BankCardInput: components["schemas"]["BankCardFields"] & {
            /**
             * Số dư đầu
             * @description Balance when the account was entered, đồng; a change posts the difference.
             * @example 500000000
             */
            OpeningBalance: components["schemas"]["SignedMoney"];
            /**
             * Tài khoản
             * @description Account to change; absent to add.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with BankCardID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Sums over all matching accounts, đồng. */
        BankCardTotals: {
            /**
             * Số dư đầu
             * @description Σ opening balances. Absent for a caller without a screen that shows balances.
             * @example 500000000
             */
            OpeningBalance?: components["schemas"]["TotalMoney"];
            /**
             * Số dư
             * @description Σ balances. Absent for a caller without a screen that shows balances.
             * @example 469460000
             */
            Balance?: components["schemas"]["TotalMoney"];
        };
        /** @description A kept slip. */
        Bill: components["schemas"]["Audit"] & {
            /**
             * Bill
             * @description Number.
             * @example 7
             */
            BillID: components["schemas"]["RecordId"];
            /**
             * Lượt quẹt
             * @description Swipe it is the slip of; absent for a draft.
             * @example 61
             */
            LogWithdrawalID?: components["schemas"]["RecordId"];
            /**
             * Ảnh
             * @description Picture kept by File/UploadImage.
             * @example 31
             */
            FileID?: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Bank whose slip it is.
             * @example Vietcombank
             */
            BankName?: string;
            /**
             * Tên đại lý
             * @description Merchant as printed.
             * @example THE PHU NHUAN
             */
            MerchantName?: string;
            /**
             * Mã máy (TID)
             * @description Terminal as printed.
             * @example 24531876
             */
            TID?: string;
            /**
             * Mã ĐVCNT (MID)
             * @description Merchant number as printed.
             * @example 000000024531
             */
            MID?: string;
            /**
             * Số lô
             * @description Lot as printed, leading zeros kept.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description Invoice or trace number as printed.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Số tham chiếu
             * @description Reference (RRN), 12 digits.
             * @example 632409123456
             */
            RefNo?: string;
            /**
             * Mã chuẩn chi
             * @description Six letters or digits.
             * @example 845213
             */
            ApprovalCode?: string;
            /**
             * Số thẻ
             * @description First six and last four digits, never more.
             * @example 4221 51** **** 4821
             */
            CardMasked?: string;
            /**
             * Loại thẻ
             * @description Network of the card.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount?: components["schemas"]["PositiveMoney"];
            /**
             * Thời gian quẹt
             * @description Moment printed on the slip.
             * @example 2026-11-20T09:15:00+07:00
             */
            SwipedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Kết quả đọc ảnh
             * @description What ReadBill answered.
             * @example {"TID":"24531876"}
             */
            OcrJson?: string;
            /**
             * Nguồn
             * @description Where the fields come from.
             * @example 2
             */
            Source: components["schemas"]["BillSource"];
            /**
             * Trạng thái
             * @description What became of it.
             * @example 1
             */
            Status: components["schemas"]["BillStatus"];
            /**
             * Lý do hủy
             * @description Why it was cancelled.
             * @example Chọn nhầm lượt quẹt
             */
            CancelReason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Bill mờ
             */
            Note?: string;
            /**
             * Máy POS
             * @description Terminal of its TID or of its swipe.
             * @example 4
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Name of the terminal.
             * @example Máy VCB quầy 1
             */
            PosName?: string;
            /**
             * Đơn
             * @description Order of its swipe.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Khách hàng
             * @description Customer of the swipe.
             * @example Nguyễn Thị Hoa
             */
            CustomerName?: string;
            /**
             * Số lô
             * @description Lot the swipe is in.
             * @example 31
             */
            NumberLoID?: components["schemas"]["RecordId"];
            /**
             * Số tiền quẹt
             * @description Amount of the swipe, đồng.
             * @example 30000000
             */
            SwipeAmount?: components["schemas"]["Money"];
            /**
             * Chênh lệch
             * @description Amount of the slip less that of the swipe, đồng; absent for a draft.
             * @example 0
             */
            AmountDifference?: components["schemas"]["SignedMoney"];
            /**
             * Ảnh
             * @description Picture as a data: address; only when one bill is asked for.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            ImageUrl?: string;
        };
        /** @description What a slip says; a field that could not be read is absent. */
        BillFacts: {
            /**
             * Ngân hàng
             * @description Bank whose slip it is.
             * @example Vietcombank
             */
            BankName?: string;
            /**
             * Tên đại lý
             * @description Merchant as printed.
             * @example THE PHU NHUAN
             */
            MerchantName?: string;
            /**
             * Mã máy (TID)
             * @description Terminal as printed.
             * @example 24531876
             */
            TID?: string;
            /**
             * Mã ĐVCNT (MID)
             * @description Merchant number as printed.
             * @example 000000024531
             */
            MID?: string;
            /**
             * Số lô
             * @description Lot as printed, leading zeros kept.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description Invoice or trace number as printed.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Số tham chiếu
             * @description Reference (RRN), 12 digits.
             * @example 632409123456
             */
            RefNo?: string;
            /**
             * Mã chuẩn chi
             * @description Six letters or digits.
             * @example 845213
             */
            ApprovalCode?: string;
            /**
             * Số thẻ
             * @description First six and last four digits, never more.
             * @example 4221 51** **** 4821
             */
            CardMasked?: string;
            /**
             * Loại thẻ
             * @description Network of the card.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount?: components["schemas"]["PositiveMoney"];
            /**
             * Thời gian quẹt
             * @description Moment printed on the slip.
             * @example 2026-11-20T09:15:00+07:00
             */
            SwipedAt?: components["schemas"]["IsoDateTime"];
        };
        /** @description A slip to keep, or a kept draft to change: complete, as every save. */
        BillInput: {
            /**
             * Bill
             * @description Draft to change; absent for a new slip.
             * @example 7
             */
            BillID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Of the draft as it was read; required with BillID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * Lượt quẹt
             * @description Swipe it is the slip of; absent for a draft.
             * @example 61
             */
            LogWithdrawalID?: components["schemas"]["RecordId"];
            /**
             * Ảnh
             * @description Picture kept by File/UploadImage.
             * @example 31
             */
            FileID?: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Bank whose slip it is.
             * @example Vietcombank
             */
            BankName?: string;
            /**
             * Tên đại lý
             * @description Merchant as printed.
             * @example THE PHU NHUAN
             */
            MerchantName?: string;
            /**
             * Mã máy (TID)
             * @description Terminal as printed.
             * @example 24531876
             */
            TID?: string;
            /**
             * Mã ĐVCNT (MID)
             * @description Merchant number as printed.
             * @example 000000024531
             */
            MID?: string;
            /**
             * Số lô
             * @description Lot as printed, leading zeros kept.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description Invoice or trace number as printed.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Số tham chiếu
             * @description Reference (RRN), 12 digits.
             * @example 632409123456
             */
            RefNo?: string;
            /**
             * Mã chuẩn chi
             * @description Six letters or digits.
             * @example 845213
             */
            ApprovalCode?: string;
            /**
             * Số thẻ
             * @description First six and last four digits, never more.
             * @example 4221 51** **** 4821
             */
            CardMasked?: string;
            /**
             * Loại thẻ
             * @description Network of the card.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount?: components["schemas"]["PositiveMoney"];
            /**
             * Thời gian quẹt
             * @description Moment printed on the slip.
             * @example 2026-11-20T09:15:00+07:00
             */
            SwipedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Kết quả đọc ảnh
             * @description What ReadBill answered, as JSON; card numbers are masked.
             * @example {"TID":"24531876"}
             */
            OcrJson?: string;
            /**
             * Nguồn
             * @description Where the fields come from.
             * @example 2
             */
            Source: components["schemas"]["BillSource"];
            /**
             * Trạng thái
             * @description 0 keeps a draft, 1 confirms the slip of a swipe, 2 marks a draft as a duplicate, 3 cancels.
             * @example 1
             */
            Status: components["schemas"]["BillStatus"];
            /**
             * Lý do
             * @description Why a confirmed slip is cancelled, at least 5 characters.
             * @example Chọn nhầm lượt quẹt
             */
            Reason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Bill mờ
             */
            Note?: string;
        };
        /**
         * @description What a picture shows (domain §2(l)).
         * @example 1
         * @enum {integer}
         */
        BillKind: 0 | 1 | 2 | 3 | 4;
        /** @description A swipe a slip may belong to. */
        BillMatch: {
            /**
             * Lượt quẹt
             * @description Number of the swipe.
             * @example 61
             */
            LogWithdrawalID: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order of the swipe.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Khách hàng
             * @description Customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4?: string;
            /**
             * Máy POS
             * @description Terminal.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount: components["schemas"]["Money"];
            /**
             * Phí máy
             * @description đồng.
             * @example 396000
             */
            PosFee: components["schemas"]["Money"];
            /**
             * Số lô
             * @description As entered with the swipe.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description As entered with the swipe.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Mã chuẩn chi
             * @description As entered with the swipe.
             * @example 845213
             */
            ApprovalCode?: string;
            /**
             * Thời gian quẹt
             * @description When.
             * @example 2026-11-20T09:15:00+07:00
             */
            SwipedAt: components["schemas"]["IsoDateTime"];
        };
        /** @description What was read in a picture: a draft for somebody to confirm, nothing of it is kept. */
        BillReading: {
            /**
             * Loại ảnh
             * @description What the picture shows; 0 when nothing could be read.
             * @example 1
             */
            Kind: components["schemas"]["BillKind"];
            /**
             * Bị loại
             * @description Whether it is no slip of a sale: an ordinary transfer.
             * @example false
             */
            IsRejected: boolean;
            /**
             * Nhận xét
             * @description What to tell the person.
             * @example Đã đọc đủ các trường
             */
            Message: string;
            /**
             * Các trường
             * @description What was read.
             */
            Fields: components["schemas"]["BillFacts"];
            /**
             * Chưa đọc được
             * @description Names of the fields that could not be read.
             * @example [
             *       "ApprovalCode"
             *     ]
             */
            Unread: string[];
            /**
             * Số bill
             * @description Of a settlement slip.
             * @example 12
             */
            SlipCount?: components["schemas"]["Count"];
            /**
             * Tổng tiền
             * @description Of a settlement slip, đồng.
             * @example 360000000
             */
            SlipAmount?: components["schemas"]["Money"];
            /**
             * Lượt quẹt phù hợp
             * @description Swipes it may belong to: one when it is certain, several to choose from.
             */
            Matches: components["schemas"]["BillMatch"][];
            /**
             * Bill trùng
             * @description Bill that is already kept with the same terminal, lot, invoice, amount and day, or with this very picture.
             * @example 5
             */
            DuplicateBillID?: components["schemas"]["RecordId"];
        };
        /**
         * @description Where the fields of a slip come from.
         * @example 2
         * @enum {integer}
         */
        BillSource: 1 | 2 | 3;
        /**
         * @description Status of a slip (domain §3 Bill).
         * @example 1
         * @enum {integer}
         */
        BillStatus: 0 | 1 | 2 | 3;
        /** @description Sums over all bills the filter lets through, cancelled ones and duplicates left out. */
        BillTotals: {
            /**
             * Số tiền
             * @description Σ of the slips, đồng.
             * @example 1250000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Đã xác nhận
             * @description How many are confirmed.
             * @example 40
             */
            Confirmed: components["schemas"]["Count"];
            /**
             * Nháp
             * @description How many wait as drafts.
             * @example 3
             */
            Drafts: components["schemas"]["Count"];
        };
        /** @description One line of the business result. */
        BusinessResultLine: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open PreviousAmount.
             */
            PreviousEntries?: components["schemas"]["FigureHandle"];
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dòng
             * @description Place of the line, from 1.
             * @example 15
             */
            LineNo: number;
            /**
             * Số
             * @description What formulas call the line: a number, or a letter below (8b).
             * @example 9
             */
            Mark: string;
            /**
             * Chỉ tiêu
             * @description Name of the figure; as parameter Figure of CashBook it opens the entries behind it.
             * @example NetProfit
             */
            Figure: components["schemas"]["Figure"];
            /**
             * Chỉ tiêu
             * @description Name shown.
             * @example Lợi nhuận thuần
             */
            Name: string;
            /**
             * Công thức
             * @description How it is formed from other lines; absent for a posted line.
             * @example 5 + 6 − 7 − 8 + 8b
             */
            Formula?: string;
            /**
             * Kỳ này
             * @description đồng in the period.
             * @example 1068000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Kỳ trước
             * @description đồng in the period of the same length just before.
             * @example 900000
             */
            PreviousAmount: components["schemas"]["TotalMoney"];
            /**
             * Cửa hàng
             * @description The line split by shop; the shares add up to Amount.
             */
            Shops: components["schemas"]["ShopAmount"][];
            /**
             * Ghi chú
             * @description Of the net profit: shops in view where one person approves alone; absent for none.
             * @example Một người tự duyệt: Thẻ Phú Nhuận
             */
            Note?: string;
        };
        /** @description A planned work day of a card (domain §3). */
        CalendarPayment: components["schemas"]["Audit"] & {
            /**
             * Lịch làm thẻ
             * @description Number.
             * @example 3
             */
            CalendarID: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description Card.
             * @example 15
             */
            CardDataID: components["schemas"]["RecordId"];
            /**
             * Ngày đến hạn
             * @description Due day of the cycle.
             * @example 2026-11-25
             */
            DueDate: components["schemas"]["IsoDate"];
            /**
             * Ngày làm
             * @description Working day.
             * @example 2026-11-25
             */
            WorkDate: components["schemas"]["IsoDate"];
            /**
             * Số tiền dự kiến
             * @description Expected amount, đồng.
             * @example 30000000
             */
            ExpectedAmount?: components["schemas"]["PositiveMoney"];
            /**
             * Trạng thái
             * @description Follows from the order of the cycle.
             * @example 0
             */
            CalendarStatus: components["schemas"]["CalendarStatus"];
            /**
             * Đơn
             * @description Order of the cycle.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Its code.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách hẹn buổi sáng
             */
            Note?: string;
            /**
             * Khách hàng
             * @description Customer.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            CustomerPhone: components["schemas"]["Phone"];
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example TCB
             */
            BankCode: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4: string;
            /**
             * NV phụ trách
             * @description Member of staff in charge of the card.
             * @example 3
             */
            StaffId?: components["schemas"]["RecordId"];
            /**
             * NV phụ trách
             * @description Name.
             * @example Lê Thị Thu
             */
            StaffName?: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Còn (ngày)
             * @description Days until DueDate.
             * @example 5
             */
            DaysToDue: number;
        };
        /** @description A work day for one card or several. */
        CalendarPaymentInput: {
            /**
             * Thẻ
             * @description Cards to plan.
             * @example [
             *       15,
             *       16
             *     ]
             */
            CardDataIDs: components["schemas"]["RecordId"][];
            /**
             * Ngày làm
             * @description Not before today; each card’s own proposal when absent.
             * @example 2026-11-24
             */
            WorkDate?: components["schemas"]["IsoDate"];
            /**
             * Số tiền dự kiến
             * @description Expected amount of each card, đồng.
             * @example 30000000
             */
            ExpectedAmount?: components["schemas"]["PositiveMoney"];
            /**
             * Bỏ qua
             * @description true: the cards are not to be worked on in this cycle.
             * @example false
             */
            Skip?: boolean;
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách hẹn buổi sáng
             */
            Note?: string;
        };
        /** @description The plans as they are now. */
        CalendarPaymentList: {
            /**
             * Lịch làm thẻ
             * @description One a card, in the order asked for.
             */
            Rows: components["schemas"]["CalendarPayment"][];
        };
        /**
         * @description State of a planned work day (domain §3 CalendarPayment).
         * @example 0
         * @enum {integer}
         */
        CalendarStatus: 0 | 1 | 2 | 3;
        /** @description A customer’s card on file. */
        CardData: components["schemas"]["CardDataFields"] & components["schemas"]["Audit"] & {
            /**
             * Thẻ
             * @description Number.
             * @example 15
             */
            cardDataID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First number of the customer.
             * @example 0912345678
             */
            CustomerPhone: components["schemas"]["Phone"];
            /**
             * Ngân hàng
             * @description Code of the issuing bank.
             * @example TCB
             */
            BankCode: string;
            /**
             * Ngân hàng
             * @description Short name of the issuing bank.
             * @example Techcombank
             */
            BankName: string;
            /**
             * NV phụ trách
             * @description Name behind StaffId.
             * @example Lê Thị Thu
             */
            StaffName?: string;
            /**
             * Giữ từ
             * @description Since when the shop holds the card.
             * @example 2026-11-18T15:30:00+07:00
             */
            HoldDate?: components["schemas"]["IsoDateTime"];
            /**
             * Hạn kế tiếp
             * @description Next day payment is due; overdue while the cycle is not done.
             * @example 2026-12-18
             */
            NextDue: components["schemas"]["IsoDate"];
            /**
             * Đã giữ (ngày)
             * @description Whole days the shop has held the card.
             * @example 3
             */
            HoldDays?: components["schemas"]["Count"];
            /**
             * Ngày sao kê
             * @description Latest statement before NextDue.
             * @example 2026-11-25
             */
            StatementDate?: components["schemas"]["IsoDate"];
            /**
             * Còn (ngày)
             * @description Days until NextDue; negative when overdue.
             * @example 5
             */
            DaysToDue: number;
            /**
             * Mức đến hạn
             * @description Drives the colour of the due day.
             * @example 1
             */
            DueLevel: components["schemas"]["DueLevel"];
            /**
             * Đã đáo kỳ này
             * @description Whether this cycle has a completed order.
             * @example false
             */
            DoneThisCycle: boolean;
            /**
             * Hạn thẻ
             * @description State of the expiry.
             * @example 0
             */
            ExpiryState: components["schemas"]["ExpiryState"];
            /**
             * Công nợ
             * @description Balance of the customer on this card, đồng.
             * @example 540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Đơn gần nhất
             * @description Day of the latest order.
             * @example 2026-11-18
             */
            LastOrderDate?: components["schemas"]["IsoDate"];
        };
        /** @description What is entered about a customer’s card. */
        CardDataFields: {
            /**
             * Khách hàng
             * @description Customer who brings the card.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
        } & components["schemas"]["CardFields"];
        /** @description A card to add, or to change when cardDataID is given. */
        CardDataInput: components["schemas"]["CardDataFields"] & {
            /**
             * Thẻ
             * @description Card to change; absent to add.
             * @example 15
             */
            cardDataID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with cardDataID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Sums over all matching cards, đồng. */
        CardDataTotals: {
            /**
             * Hạn mức
             * @description Σ credit lines.
             * @example 960000000
             */
            LimitAmount: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description Σ balances.
             * @example 5400000
             */
            Debt: components["schemas"]["TotalMoney"];
        };
        /** @description A card with its hand-overs and pictures. */
        CardDetail: components["schemas"]["CardData"] & {
            /**
             * Lịch sử giữ thẻ
             * @description Newest first.
             */
            HoldLogs: components["schemas"]["CardHold"][];
            /**
             * Ảnh
             * @description The pictures themselves.
             */
            Files: components["schemas"]["StoredFile"][];
        };
        /** @description A card as it leaves the product in a file: no prefix, the last four digits only. */
        CardExportRow: {
            /**
             * Mã khách
             * @description Code of the customer.
             * @example KH000008
             */
            CustomerCode: string;
            /**
             * Khách hàng
             * @description Name.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            CustomerPhone: components["schemas"]["Phone"];
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example Techcombank
             */
            BankName: string;
            /**
             * Loại thẻ
             * @description Network.
             * @example Visa
             */
            TypeCardName: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            Last4: string;
            /**
             * Hạn thẻ
             * @description Month and year.
             * @example 08/2029
             */
            Expiry?: string;
            /**
             * Hạn mức
             * @description Credit line, đồng.
             * @example 80000000
             */
            LimitAmount?: components["schemas"]["Money"];
            /**
             * Ngày sao kê
             * @description Day of the month.
             * @example 25
             */
            StatementDay?: number;
            /**
             * Ngày đến hạn
             * @description Day of the month.
             * @example 18
             */
            DateDues: number;
            /**
             * Hạn kế tiếp
             * @description Next due day.
             * @example 2026-12-18
             */
            NextDue: components["schemas"]["IsoDate"];
            /**
             * Phí (%)
             * @description Rate of the card.
             * @example 1800
             */
            FeePercent?: components["schemas"]["Percent"];
            /**
             * Giữ thẻ
             * @description Đang giữ or Khách giữ.
             * @example Khách giữ
             */
            Held: string;
            /**
             * Nơi cất
             * @description Drawer or book row.
             * @example Ngăn 2, dòng 14
             */
            HoldPlace?: string;
            /**
             * NV phụ trách
             * @description Member of staff in charge.
             * @example Lê Thị Thu
             */
            StaffName?: string;
            /**
             * Công nợ
             * @description Balance on the card, đồng.
             * @example 540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Trạng thái
             * @description Status.
             * @example Đang hoạt động
             */
            StatusName: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Gọi trước một ngày
             */
            Note?: string;
        };
        /** @description What is entered about a card, whoever brings it. */
        CardFields: {
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName: string;
            /**
             * Quan hệ
             * @description Kinship of holder and customer.
             * @example 1
             */
            Relation: components["schemas"]["Relation"];
            /**
             * Ngân hàng phát hành
             * @description Issuing bank, see listAllBanks.
             * @example 2
             */
            BankID: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Network.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * Hạng thẻ
             * @description Level.
             * @example 2
             */
            CardLevel?: components["schemas"]["CardLevel"];
            /**
             * BIN
             * @description First digits of the number.
             * @example 422151
             */
            Bin?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            Last4: string;
            /**
             * Tháng hết hạn
             * @description Month the card expires.
             * @example 8
             */
            ExpMonth?: number;
            /**
             * Năm hết hạn
             * @description Year the card expires.
             * @example 2029
             */
            ExpYear?: number;
            /**
             * Hạn mức
             * @description Credit line, đồng.
             * @example 80000000
             */
            LimitAmount?: components["schemas"]["Money"];
            /**
             * Ngày sao kê
             * @description Day of the month the statement closes.
             * @example 25
             */
            StatementDay?: number;
            /**
             * Ngày đến hạn
             * @description Day of the month payment is due.
             * @example 18
             */
            DateDues: number;
            /**
             * Phí (%)
             * @description Rate agreed for this card.
             * @example 1800
             */
            FeePercent?: components["schemas"]["Percent"];
            /**
             * Đang giữ
             * @description Whether the plastic is at the shop; later changed by changeHoldCard only.
             * @example false
             */
            cardInShop: boolean;
            /**
             * Nơi cất
             * @description Drawer or book row while held.
             * @example Ngăn 2, dòng 14
             */
            HoldPlace?: string;
            /**
             * NV phụ trách
             * @description Member of staff in charge.
             * @example 3
             */
            StaffId?: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Gọi trước một ngày
             */
            Note?: string;
            /**
             * Ảnh
             * @description Pictures of the card with its number covered, as uploadImage numbered them; left out keeps those there are.
             * @example [
             *       31
             *     ]
             */
            FileIDs?: components["schemas"]["RecordId"][];
            /**
             * Trạng thái
             * @description 1 may be used.
             * @example 1
             */
            Status: components["schemas"]["CardStatus"];
        };
        /** @description One hand-over of a card, either way. */
        CardHold: {
            /**
             * Lượt giao nhận
             * @description Number.
             * @example 4
             */
            HoldID: components["schemas"]["RecordId"];
            /**
             * Giữ thẻ
             * @description true when the shop took the card, false when it gave it back.
             * @example true
             */
            Held: boolean;
            /**
             * Nơi cất
             * @description Drawer or book row.
             * @example Ngăn 2, dòng 14
             */
            HoldPlace?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách gửi để quẹt dần
             */
            Note?: string;
            /**
             * Người thực hiện
             * @description Who handled the card.
             * @example 3
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Người thực hiện
             * @description Full name.
             * @example Lê Thị Thu
             */
            UserName: string;
            /**
             * Thời gian
             * @description When.
             * @example 2026-11-18T15:30:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
        };
        /** @description What becomes of an import of cards, line by line. */
        CardImport: components["schemas"]["ImportCounts"] & {
            /**
             * Các dòng
             * @description One for each line, in order.
             */
            Rows: components["schemas"]["CardImportLine"][];
        };
        /** @description What becomes of one line of a card import. */
        CardImportLine: components["schemas"]["ImportLine"] & {
            /**
             * Thẻ
             * @description What was saved, or would be; absent for a bad line.
             */
            Record?: components["schemas"]["CardDataFields"];
        };
        /**
         * @description Level of a card.
         * @example 2
         * @enum {integer}
         */
        CardLevel: 1 | 2 | 3 | 4 | 5;
        /** @description Cards that need work now; the header badge shows CountCard. */
        CardNotice: {
            /**
             * Thẻ đến hạn
             * @description Active cards due within 7 days or overdue, not done this cycle, not dismissed.
             * @example 14
             */
            CountCard: components["schemas"]["Count"];
            /**
             * Quá hạn
             * @description Of them overdue.
             * @example 2
             */
            Overdue: components["schemas"]["Count"];
            /**
             * 0–3 ngày
             * @description Of them due in 0 to 3 days.
             * @example 5
             */
            DueIn3: components["schemas"]["Count"];
            /**
             * 4–7 ngày
             * @description Of them due in 4 to 7 days.
             * @example 7
             */
            DueIn7: components["schemas"]["Count"];
        };
        /** @description A card that is to be worked on. */
        CardNoticeRow: components["schemas"]["CardData"] & {
            /**
             * Ngày làm
             * @description Planned work day; otherwise the working day on or before NextDue, today at the earliest.
             * @example 2026-12-17
             */
            WorkDate: components["schemas"]["IsoDate"];
            /**
             * Đã lên lịch
             * @description Whether WorkDate was planned.
             * @example false
             */
            IsPlanned: boolean;
            /**
             * Lịch làm thẻ
             * @description Plan of this cycle.
             * @example 3
             */
            CalendarID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order of this cycle.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Its code.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Trạng thái đơn
             * @description Its status.
             * @example 1
             */
            ScheduleStatus?: components["schemas"]["ScheduleStatus"];
            /**
             * Số tiền lần trước
             * @description Amount of the latest completed order of the card, đồng.
             * @example 30000000
             */
            LastAmount?: components["schemas"]["Money"];
            /**
             * Số tiền dự kiến
             * @description Amount of the plan of this cycle, đồng.
             * @example 30000000
             */
            ExpectedAmount?: components["schemas"]["PositiveMoney"];
            /**
             * Cộng tác viên
             * @description Who gets the commission of the customer’s orders.
             * @example 2
             */
            AffID?: components["schemas"]["RecordId"];
            /**
             * Phí thường lệ (%)
             * @description Rate of the card, else the customer’s.
             * @example 1800
             */
            UsualFeePercent?: components["schemas"]["Percent"];
        };
        /** @description A card in a picker. */
        CardPick: {
            /**
             * Thẻ
             * @description Number of the card.
             * @example 15
             */
            cardDataID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Its customer.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example 2
             */
            BankID: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Code of the issuing bank.
             * @example TCB
             */
            BankCode: string;
            /**
             * Loại thẻ
             * @description Network.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            Last4: string;
            /**
             * Hạn mức
             * @description Credit line, đồng. Absent for a caller without a screen that needs it.
             * @example 80000000
             */
            LimitAmount?: components["schemas"]["Money"];
            /**
             * Ngày đến hạn
             * @description Day of the month payment is due. Absent for a caller without a screen that needs it.
             * @example 18
             */
            DateDues?: number;
            /**
             * Hạn kế tiếp
             * @description Next day payment is due. Absent for a caller without a screen that needs it.
             * @example 2026-12-18
             */
            NextDue?: components["schemas"]["IsoDate"];
            /**
             * Phí
             * @description Rate agreed for the card. Absent for a caller without a screen that needs it.
             * @example 1800
             */
            FeePercent?: components["schemas"]["Percent"];
            /**
             * Trạng thái
             * @description 1 may be chosen.
             * @example 1
             */
            Status: components["schemas"]["CardStatus"];
        };
        /**
         * @description Status of a customer’s card.
         * @example 1
         * @enum {integer}
         */
        CardStatus: 1 | 0 | 2;
        /** @description Announced money of a parent POS and what came of it. */
        CashBack: components["schemas"]["Audit"] & {
            /**
             * Đợt tiền về
             * @description Number.
             * @example 5
             */
            CashBackID: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Parent POS.
             * @example 3
             */
            PosParentID: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Name of the parent.
             * @example Máy VCB chính
             */
            PosParentName: string;
            /**
             * Ngày
             * @description Day it is expected.
             * @example 2026-11-23
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Số tiền dự kiến
             * @description đồng.
             * @example 100000000
             */
            ExpectedAmount: components["schemas"]["PositiveMoney"];
            /**
             * Đã về
             * @description Σ payments of it in force, đồng.
             * @example 60000000
             */
            ReceivedAmount: components["schemas"]["TotalMoney"];
            /**
             * Còn lại
             * @description ExpectedAmount − ReceivedAmount.
             * @example 40000000
             */
            Remain: components["schemas"]["TotalMoney"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Chủ máy báo chuyển chiều nay
             */
            Note?: string;
        };
        /** @description Part of a cash back payment that goes to one lot. */
        CashBackAllocation: {
            /**
             * Số lô
             * @description Lot.
             * @example 31
             */
            NumberLoID: components["schemas"]["RecordId"];
            /**
             * Số lô
             * @description As printed.
             * @example 000123
             */
            LotNo: string;
            /**
             * Ngày
             * @description Day of the lot.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Máy POS
             * @description POS of the lot.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Số tiền
             * @description đồng.
             * @example 29604000
             */
            Amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Money a parent POS is expected to send. */
        CashBackInput: {
            /**
             * POS mẹ
             * @description Parent POS; a POS without a parent is its own.
             * @example 3
             */
            PosParentID: components["schemas"]["RecordId"];
            /**
             * Ngày
             * @description Day it is expected.
             * @example 2026-11-23
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Số tiền dự kiến
             * @description đồng.
             * @example 100000000
             */
            ExpectedAmount: components["schemas"]["PositiveMoney"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Chủ máy báo chuyển chiều nay
             */
            Note?: string;
        };
        /** @description A payment of a parent POS with its parts in lots. */
        CashBackPayment: components["schemas"]["Audit"] & {
            /**
             * Lần tiền về
             * @description Number.
             * @example 7
             */
            paymentID: components["schemas"]["RecordId"];
            /**
             * Đợt tiền về
             * @description Announcement it belongs to.
             * @example 5
             */
            CashBackID?: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Parent POS.
             * @example 3
             */
            PosParentID: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Name of the parent.
             * @example Máy VCB chính
             */
            PosParentName: string;
            /**
             * Loại
             * @description What the payment is.
             * @example 1
             */
            Type: components["schemas"]["CashBackType"];
            /**
             * Số tiền
             * @description đồng; only an adjustment may be negative.
             * @example 60000000
             */
            Amount: components["schemas"]["SignedMoney"];
            /**
             * Hình thức
             * @description How the money moved; absent for an adjustment.
             * @example 2
             */
            Method?: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Bank and last digits behind BankCardID.
             * @example VCB ···5600
             */
            BankCardName?: string;
            /**
             * Thời gian
             * @description When the money moved.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it is booked on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Lý do
             * @description Why it was adjusted.
             * @example Chủ máy trừ phí chuyển nhanh
             */
            Reason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Về tròn 60 triệu
             */
            Note?: string;
            /**
             * Phân bổ
             * @description Oldest lots first; of a cancelled payment the parts it had.
             */
            Allocations: components["schemas"]["CashBackAllocation"][];
            /**
             * Đã phân bổ
             * @description Σ Allocations, đồng.
             * @example 59208000
             */
            AllocatedAmount: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description What of it lies in no lot, đồng; negative for what was given back.
             * @example 792000
             */
            Surplus: components["schemas"]["TotalMoney"];
            /**
             * Được hủy
             * @description Whether the caller may cancel it.
             * @example true
             */
            CanCancel: boolean;
            /**
             * Trạng thái
             * @description In force or cancelled.
             * @example 1
             */
            Status: components["schemas"]["PaymentStatus"];
            /**
             * Lý do hủy
             * @description Reason given with the cancel.
             * @example Ngân hàng thu hồi
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it.
             * @example Trần Văn Chủ
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T11:00:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
        };
        /** @description Sums over all matching payments in force, đồng. */
        CashBackPaymentTotals: {
            /**
             * Tiền về
             * @description Σ money and advances.
             * @example 600000000
             */
            ReceivedAmount: components["schemas"]["TotalMoney"];
            /**
             * Trả lại
             * @description Σ given back.
             * @example 0
             */
            GivenBackAmount: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Σ adjustments.
             * @example 0
             */
            AdjustAmount: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description What the parent POS has paid ahead now.
             * @example 792000
             */
            Surplus: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Type of a cash back payment.
         * @example 1
         * @enum {integer}
         */
        CashBackType: 1 | 2 | 3 | 4;
        /** @description The cash book of a period: fund by fund, and line by line. */
        CashBook: {
            /**
             * Quỹ
             * @description Each fund asked for.
             */
            Funds: components["schemas"]["FundBalance"][];
            /**
             * Bút toán
             * @description One page of lines, oldest first.
             */
            Entries: components["schemas"]["CashBookEntry"][];
            /**
             * Bản ghi
             * @description Of a count, or of money that is late lot by lot: one page of the records it is made of instead of lines; Total counts them, and In less Out adds up what they carry.
             */
            Records?: components["schemas"]["FigureRecord"][];
        };
        /** @description One line of the cash book; a cancelled document shows its line and the mirror line. */
        CashBookEntry: {
            /**
             * Bút toán
             * @description Number of the ledger entry.
             * @example 902
             */
            EntryID: components["schemas"]["RecordId"];
            /**
             * Ngày giờ
             * @description When it was posted.
             * @example 2026-11-20T10:30:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it counts on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Số phiếu
             * @description Number printed on the voucher.
             * @example KT000051
             */
            VoucherNo: string;
            /**
             * Loại chứng từ
             * @description Kind of document behind it.
             * @example TopUp
             */
            RefType: components["schemas"]["RefType"];
            /**
             * Chứng từ
             * @description Number of that document within its kind.
             * @example 51
             */
            RefID: number;
            /**
             * Đơn
             * @description Order it belongs to.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Diễn giải
             * @description In words.
             * @example Khách nạp tiền mặt
             */
            Description: string;
            /**
             * Loại đối tượng
             * @description Kind of the other party.
             * @example 1
             */
            PartyType?: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number of the other party.
             * @example 8
             */
            PartyID?: components["schemas"]["RecordId"];
            /**
             * Đối tượng
             * @description Name of the other party; empty for none.
             * @example Nguyễn Thị Hoa
             */
            PartyName: string;
            /**
             * Tài khoản sổ
             * @description Ledger account the line is of; of a drill over many accounts, what it is asked for.
             * @example fund:cash
             */
            Account: string;
            /**
             * Loại quỹ
             * @description Kind of fund; absent where the account is none.
             * @example 1
             */
            AccountType?: components["schemas"]["FundType"];
            /**
             * Tài khoản
             * @description BankCardID; absent for cash.
             * @example 3
             */
            AccountID?: components["schemas"]["RecordId"];
            /**
             * Quỹ
             * @description Name of the fund or other account.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Thu
             * @description đồng.
             * @example 540000
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description đồng.
             * @example 0
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Tồn
             * @description Of this fund or account after the line, đồng; debits are positive.
             * @example 540000
             */
            Balance: components["schemas"]["TotalMoney"];
            /**
             * Người tạo
             * @description Who caused it.
             * @example Lê Thị Thu
             */
            CreatedByName: string;
            /**
             * Đã hủy
             * @description Whether a later line mirrors this one.
             * @example false
             */
            IsCancelled: boolean;
            /**
             * Đảo bút toán
             * @description Entry this line mirrors.
             * @example 901
             */
            ReversesEntryID?: components["schemas"]["RecordId"];
        };
        /** @description Balances of the period over all shown funds, and sums over the lines that match, đồng. A search narrows In and Out alone: without one, Opening + In − Out = Closing. */
        CashBookTotals: {
            /**
             * Tồn đầu
             * @description Σ openings of the funds, whatever is searched for.
             * @example 500000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Thu
             * @description Σ in of the lines that match.
             * @example 540000
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Σ out of the lines that match.
             * @example 30000000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Tồn cuối
             * @description Σ closings of the funds, whatever is searched for.
             * @example 470540000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description Cash flow of one fund; a mirror counts against its own column. */
        CashFlowRow: components["schemas"]["CashFlowTotals"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account; as parameter Account of CashBook it opens the entries behind any column of the row, Figure naming the column.
             * @example fund:cash
             */
            Account: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Loại quỹ
             * @description Cash or bank account.
             * @example 1
             */
            AccountType: components["schemas"]["FundType"];
            /**
             * Tài khoản
             * @description BankCardID; absent for cash.
             * @example 3
             */
            AccountID?: components["schemas"]["RecordId"];
            /**
             * Quỹ
             * @description Name of the fund.
             * @example Tiền mặt
             */
            Fund: string;
        };
        /** @description Sums of the cash flow over all funds, đồng. */
        CashFlowTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Tồn đầu
             * @description Before the period, đồng.
             * @example 500000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Tiền về
             * @description + Returned by POS.
             * @example 29604000
             */
            CashBack: components["schemas"]["TotalMoney"];
            /**
             * Khách nạp
             * @description + Received from customers.
             * @example 540000
             */
            Received: components["schemas"]["TotalMoney"];
            /**
             * Đối tác trả
             * @description + Received from partners.
             * @example 0
             */
            Collected: components["schemas"]["TotalMoney"];
            /**
             * Thu khác
             * @description + Other receipts and opening balances.
             * @example 0
             */
            OtherIn: components["schemas"]["TotalMoney"];
            /**
             * Nhận bơm tiền
             * @description + From the company; in the company’s own books, given back by shops.
             * @example 0
             */
            PushIn: components["schemas"]["TotalMoney"];
            /**
             * Tổng vào
             * @description Σ of the five columns before.
             * @example 30144000
             */
            TotalIn: components["schemas"]["TotalMoney"];
            /**
             * Nạp thẻ
             * @description − Paid into cards.
             * @example 30000000
             */
            PaidCard: components["schemas"]["TotalMoney"];
            /**
             * Chuyển khách
             * @description − Sent to customers.
             * @example 0
             */
            Sent: components["schemas"]["TotalMoney"];
            /**
             * Trả đối tác
             * @description − Paid to partners.
             * @example 0
             */
            PartnerPaid: components["schemas"]["TotalMoney"];
            /**
             * Chi CTV
             * @description − Paid to collaborators.
             * @example 0
             */
            AffPaid: components["schemas"]["TotalMoney"];
            /**
             * Chi khác
             * @description − Other expenses.
             * @example 0
             */
            OtherOut: components["schemas"]["TotalMoney"];
            /**
             * Hoàn ứng
             * @description − Given back to the company; in the company’s own books, pushed to shops.
             * @example 0
             */
            PushOut: components["schemas"]["TotalMoney"];
            /**
             * Tổng ra
             * @description Σ of the six columns before.
             * @example 30000000
             */
            TotalOut: components["schemas"]["TotalMoney"];
            /**
             * Tồn cuối
             * @description Opening + TotalIn − TotalOut.
             * @example 500144000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description A change of the own password. */
        ChangePasswordInput: {
            /**
             * Mật khẩu cũ
             * Format: password
             * @description Password in force.
             * @example Chushop@123
             */
            OldPassword: string;
            /**
             * Mật khẩu mới
             * Format: password
             * @description At least 8 characters with a letter and a digit, other than the old one.
             * @example Chushop@456
             */
            NewPassword: string;
            /**
             * Nhập lại mật khẩu
             * Format: password
             * @description Must equal NewPassword; otherwise refused.
             * @example Chushop@456
             */
            ConfirmPassword: string;
        };
        /** @description Receipts or expenses of one category in one shop. */
        CollectExpenseRow: components["schemas"]["VoucherSums"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account; as parameter Account of CashBook it opens the entries behind any column of the row, Figure naming the column.
             * @example expense/other/5
             */
            Account: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Loại
             * @description Category; absent where there is none.
             * @example 5
             */
            ConfigID?: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description Category shown.
             * @example Thuê mặt bằng
             */
            Name: string;
            /**
             * Thu/chi
             * @description 1 receipt, 2 expense.
             * @example 2
             */
            Type: number;
            /**
             * Tính KQKD
             * @description Whether it counts in the business result.
             * @example true
             */
            IsBusinessResult: boolean;
        };
        /** @description Sums of all rows, and of those that count in the business result. */
        CollectExpenseTotals: components["schemas"]["VoucherSums"] & {
            /**
             * Thu tính KQKD
             * @description đồng received that counts in the result.
             * @example 0
             */
            ResultIn: components["schemas"]["TotalMoney"];
            /**
             * Chi tính KQKD
             * @description đồng spent that counts in the result.
             * @example 1200000
             */
            ResultOut: components["schemas"]["TotalMoney"];
            /**
             * Thu không tính KQKD
             * @description đồng received that does not.
             * @example 0
             */
            OtherIn: components["schemas"]["TotalMoney"];
            /**
             * Chi không tính KQKD
             * @description đồng spent that does not.
             * @example 0
             */
            OtherOut: components["schemas"]["TotalMoney"];
        };
        /** @description A remark about a customer, written on an order or not. */
        Comment: {
            /**
             * Bình luận
             * @description Number.
             * @example 31
             */
            CommentID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Customer the remark is about.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order it was written on.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of that order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Nội dung
             * @description The remark.
             * @example Khách hẹn quẹt lại chiều thứ Sáu
             */
            Content: string;
            /**
             * Người viết
             * @description Who wrote it.
             * @example 3
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Người viết
             * @description Full name of the writer.
             * @example Lê Thị Thu
             */
            UserName: string;
            /**
             * Thời gian
             * @description When it was written.
             * @example 2026-11-20T09:00:00+07:00
             */
            CreatedDate: components["schemas"]["IsoDateTime"];
        };
        /** @description A remark on an order. */
        CommentInput: {
            /**
             * Đơn
             * @description Order the remark is about.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Nội dung
             * @description Not blank.
             * @example Khách hẹn quẹt lại chiều thứ Sáu
             */
            Content: string;
        };
        /** @description One shop of the company. */
        CompanyReportRow: components["schemas"]["CompanyReportTotals"] & {
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
        };
        /** @description Orders by status, by the day of their appointment, and what was posted. */
        CompanyReportTotals: components["schemas"]["RevenueFigures"] & {
            /**
             * Lịch hẹn
             * @description Appointments still to be prepared.
             * @example 2
             */
            Booked: components["schemas"]["Count"];
            /**
             * Chờ thực hiện
             * @description Orders ready.
             * @example 1
             */
            Ready: components["schemas"]["Count"];
            /**
             * Đang thực hiện
             * @description Orders at work.
             * @example 3
             */
            Working: components["schemas"]["Count"];
            /**
             * Chờ chuyển tiền
             * @description Orders waiting for money to be sent.
             * @example 1
             */
            Transferring: components["schemas"]["Count"];
            /**
             * Hoàn thành
             * @description Orders done.
             * @example 20
             */
            Completed: components["schemas"]["Count"];
            /**
             * Đã hủy
             * @description Orders cancelled.
             * @example 1
             */
            Cancelled: components["schemas"]["Count"];
        };
        /** @description The other side’s figure of a day. */
        ComparisonInput: {
            /**
             * Ngày đối chiếu
             * @description Day the figure is of, never in the future; yesterday when absent. Only days before today are locked.
             * @example 2026-11-19
             */
            Date?: components["schemas"]["IsoDate"];
            /**
             * Số của đối tượng
             * @description In our sign, đồng; positive: they owe the shop.
             * @example 540000
             */
            TheirBalance: components["schemas"]["SignedMoney"];
            /**
             * Ghi chú
             * @description Why it differs or is unlocked; at least 5 characters where it is locked with a difference, or unlocked.
             * @example Chưa tính lượt quẹt tối 19/11
             */
            Note?: string;
            /**
             * Khóa
             * @description Freezes everything of the party up to that day; false on the last locked day unlocks it, by somebody else with the right Khóa/mở sổ.
             * @example true
             */
            Lock: boolean;
        };
        /** @description What percentages decide of an order. */
        CorrectedFigures: {
            /**
             * Tiền phí
             * @description F: the fee, đồng; provisional until the order is settled.
             * @example 540000
             */
            FeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description P: Σ machine fees, đồng.
             * @example 396000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description Commission, đồng.
             * @example 30000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phần đối tác
             * @description Share of the partner, đồng.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận
             * @description F − P − commission − partner share, đồng.
             * @example 114000
             */
            Profit?: components["schemas"]["TotalMoney"];
            /**
             * Nợ gồm phí tạm tính
             * @description What the customer owes with the fee that is still to be posted, đồng.
             * @example 540000
             */
            DebtWithFee: components["schemas"]["TotalMoney"];
        };
        /**
         * @description How many, never negative.
         * @example 12
         */
        Count: number;
        /** @description A customer of the shop. */
        Customer: components["schemas"]["CustomerFields"] & components["schemas"]["Audit"] & {
            /**
             * Ảnh
             * @description The pictures themselves, when one customer is asked for by CustomerID.
             */
            Files?: components["schemas"]["StoredFile"][];
            /**
             * Khách hàng
             * @description Number.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example KH000008
             */
            Code: string;
            /**
             * Cộng tác viên
             * @description Name behind AffID.
             * @example Phạm Minh Tuấn
             */
            AffName?: string;
            /**
             * Đối tác
             * @description Name behind PartnerID.
             * @example Cửa hàng Minh Phát
             */
            PartnerName?: string;
            /**
             * Công nợ
             * @description Balance now, đồng; positive: the customer owes.
             * @example 540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Số thẻ
             * @description Cards on file.
             * @example 2
             */
            CardCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Orders not cancelled.
             * @example 5
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Đơn gần nhất
             * @description Day of the latest order.
             * @example 2026-11-18
             */
            LastOrderDate?: components["schemas"]["IsoDate"];
        };
        /** @description Collection of one customer. */
        CustomerCollectionRow: components["schemas"]["PartyKey"] & components["schemas"]["CustomerCollectionTotals"] & {
            /**
             * Lần thu cuối
             * @description Last day something was collected in the period.
             * @example 2026-11-20
             */
            LastDate?: components["schemas"]["IsoDate"];
        };
        /** @description Sums over all rows, đồng. */
        CustomerCollectionTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Owed before the period.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh
             * @description Came to owe, payments apart.
             * @example 540000
             */
            Charged: components["schemas"]["TotalMoney"];
            /**
             * Thu tiền mặt
             * @description Collected in cash.
             * @example 540000
             */
            Cash: components["schemas"]["TotalMoney"];
            /**
             * Thu chuyển khoản
             * @description Collected by transfer.
             * @example 0
             */
            Transfer: components["schemas"]["TotalMoney"];
            /**
             * Đã thu
             * @description Cash + Transfer.
             * @example 540000
             */
            Collected: components["schemas"]["TotalMoney"];
            /**
             * Còn nợ
             * @description Opening + Charged − Collected.
             * @example 0
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description Debt of one party over a period. */
        CustomerDebtRow: components["schemas"]["PartyKey"] & components["schemas"]["CustomerDebtTotals"];
        /** @description Sums of customers’ debts over all rows, đồng. */
        CustomerDebtTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Before the period, đồng; positive: they owe the shop.
             * @example 1200000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Nạp thẻ
             * @description + Paid into their cards (D).
             * @example 30000000
             */
            PaidCard: components["schemas"]["TotalMoney"];
            /**
             * Phí
             * @description + Fees charged (F).
             * @example 540000
             */
            Fee: components["schemas"]["TotalMoney"];
            /**
             * Đã chuyển khách
             * @description + Sent to them.
             * @example 0
             */
            Sent: components["schemas"]["TotalMoney"];
            /**
             * Quẹt
             * @description − Swiped on their cards (S).
             * @example 30000000
             */
            Swiped: components["schemas"]["TotalMoney"];
            /**
             * Khách trả
             * @description − Received from them into a fund.
             * @example 540000
             */
            Received: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description ± Adjustments, write-offs, offsets and opening balances.
             * @example 0
             */
            Adjusted: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening with every column by its sign.
             * @example 900000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description What is entered about a customer. */
        CustomerFields: {
            /**
             * Họ tên
             * @description Full name.
             * @example Nguyễn Thị Hoa
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description Unique in the shop.
             * @example 0912345678
             */
            Phone: components["schemas"]["Phone"];
            /**
             * SĐT 2
             * @description Second number; found by search as well.
             * @example 0987654321
             */
            Phone2?: components["schemas"]["Phone"];
            /**
             * Số CCCD
             * @description 12 digits; 9 digits of an old identity card are kept on history.
             * @example 079190012345
             */
            CCCD?: string;
            /**
             * Ngày sinh
             * @description Not in the future.
             * @example 1990-05-14
             */
            BirthDate?: components["schemas"]["IsoDate"];
            /**
             * Địa chỉ
             * @description Postal address.
             * @example 45 Nguyễn Trãi, Quận 5, TP. Hồ Chí Minh
             */
            Address?: string;
            /**
             * Số tài khoản
             * @description Account money is sent to.
             * @example 0441000765432
             */
            AccountBank?: string;
            /**
             * Ngân hàng
             * @description Bank of the account.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Chủ tài khoản
             * @description Owner of the account.
             * @example NGUYEN THI HOA
             */
            AccountOwner?: string;
            /**
             * Cộng tác viên
             * @description Who referred the customer.
             * @example 2
             */
            AffID?: components["schemas"]["RecordId"];
            /**
             * Đối tác
             * @description Partner the customer belongs to.
             * @example 1
             */
            PartnerID?: components["schemas"]["RecordId"];
            /**
             * Phí mặc định (%)
             * @description Usual rate.
             * @example 1800
             */
            FeePercentDefault?: components["schemas"]["Percent"];
            /**
             * Hạn mức nợ
             * @description Debt above which a warning is shown, đồng.
             * @example 20000000
             */
            DebtLimit?: components["schemas"]["Money"];
            /**
             * Ngày đồng ý xử lý dữ liệu
             * @description When the customer agreed; never filled in beforehand.
             * @example 2026-11-20T09:00:00+07:00
             */
            ConsentDate?: components["schemas"]["IsoDateTime"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách quen, đáo hạn hằng tháng
             */
            Note?: string;
            /**
             * Ảnh
             * @description Pictures of the customer, as uploadImage numbered them; left out keeps those there are.
             * @example [
             *       31
             *     ]
             */
            FileIDs?: components["schemas"]["RecordId"][];
            /**
             * Trạng thái
             * @description 0 hides the customer from pickers.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What becomes of an import of customers, line by line. */
        CustomerImport: components["schemas"]["ImportCounts"] & {
            /**
             * Các dòng
             * @description One for each line, in order.
             */
            Rows: components["schemas"]["CustomerImportLine"][];
        };
        /** @description What a line of a customer list may say: CustomerFields without consent, pictures and records it would name by number. */
        CustomerImportFields: {
            /**
             * Họ tên
             * @description Full name.
             * @example Nguyễn Thị Hoa
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description Unique in the shop.
             * @example 0912345678
             */
            Phone: components["schemas"]["Phone"];
            /**
             * SĐT 2
             * @description Second number; found by search as well.
             * @example 0987654321
             */
            Phone2?: components["schemas"]["Phone"];
            /**
             * Số CCCD
             * @description 12 digits; 9 digits of an old identity card are kept on history.
             * @example 079190012345
             */
            CCCD?: string;
            /**
             * Ngày sinh
             * @description Not in the future.
             * @example 1990-05-14
             */
            BirthDate?: components["schemas"]["IsoDate"];
            /**
             * Địa chỉ
             * @description Postal address.
             * @example 45 Nguyễn Trãi, Quận 5, TP. Hồ Chí Minh
             */
            Address?: string;
            /**
             * Số tài khoản
             * @description Account money is sent to.
             * @example 0441000765432
             */
            AccountBank?: string;
            /**
             * Ngân hàng
             * @description Bank of the account.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Chủ tài khoản
             * @description Owner of the account.
             * @example NGUYEN THI HOA
             */
            AccountOwner?: string;
            /**
             * Phí mặc định (%)
             * @description Usual rate.
             * @example 1800
             */
            FeePercentDefault?: components["schemas"]["Percent"];
            /**
             * Hạn mức nợ
             * @description Debt above which a warning is shown, đồng.
             * @example 20000000
             */
            DebtLimit?: components["schemas"]["Money"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách quen, đáo hạn hằng tháng
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 hides the customer from pickers.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What becomes of one line, and the customer it makes. */
        CustomerImportLine: components["schemas"]["ImportLine"] & {
            /**
             * Bản ghi
             * @description The record as it is or would be saved; absent for a line with errors.
             */
            Record?: components["schemas"]["CustomerImportFields"];
        };
        /** @description A customer to add, or to change when CustomerID is given. */
        CustomerInput: components["schemas"]["CustomerFields"] & {
            /**
             * Khách hàng
             * @description Customer to change; absent to add.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with CustomerID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Money of a customer that came into a fund; a cancelled payment has a mirror row beside it. */
        CustomerPaymentRow: components["schemas"]["CustomerPaymentTotals"] & {
            /**
             * Bút toán
             * @description Number of the ledger entry.
             * @example 902
             */
            EntryID: components["schemas"]["RecordId"];
            /**
             * Tài khoản sổ
             * @description Ledger account; with a column’s name as Figure it opens the entries behind the figure (CashBook).
             * @example customer/8
             */
            Account: string;
            /**
             * Ngày giờ
             * @description When it was posted.
             * @example 2026-11-20T10:30:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Ngày
             * @description Day it counts on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khách hàng
             * @description Customer; it opens DetailDebt.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First phone.
             * @example 0987654321
             */
            CustomerPhone?: components["schemas"]["Phone"];
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Chứng từ
             * @description Kind of document.
             * @example TopUp
             */
            RefType: components["schemas"]["RefType"];
            /**
             * Hình thức
             * @description Cash or transfer.
             * @example 1
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Account of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Quỹ
             * @description Fund it came into.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Người thu
             * @description Who took it.
             * @example Lê Thị Thu
             */
            CollectedByName: string;
            /**
             * Đã hủy
             * @description Whether a later row mirrors this one.
             * @example false
             */
            IsCancelled: boolean;
            /**
             * Đảo bút toán
             * @description Entry this row mirrors.
             * @example 901
             */
            ReversesEntryID?: components["schemas"]["RecordId"];
        };
        /** @description Sums over all rows, đồng. */
        CustomerPaymentTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số tiền
             * @description đồng; negative for a mirror.
             * @example 540000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Tiền mặt
             * @description Of it in cash.
             * @example 540000
             */
            Cash: components["schemas"]["TotalMoney"];
            /**
             * Chuyển khoản
             * @description Of it by transfer.
             * @example 0
             */
            Transfer: components["schemas"]["TotalMoney"];
        };
        /** @description A customer in a picker. */
        CustomerPick: {
            /**
             * Khách hàng
             * @description Number.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example KH000008
             */
            Code: string;
            /**
             * Họ tên
             * @description Name shown.
             * @example Nguyễn Thị Hoa
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description First number. Absent for a caller without a screen that needs it.
             * @example 0912345678
             */
            Phone?: components["schemas"]["Phone"];
            /**
             * SĐT 2
             * @description Second number. Absent for a caller without a screen that needs it.
             * @example 0987654321
             */
            Phone2?: components["schemas"]["Phone"];
            /**
             * Công nợ
             * @description Balance now, đồng. Absent for a caller without a screen that needs it.
             * @example 540000
             */
            Debt?: components["schemas"]["TotalMoney"];
            /**
             * Hạn mức nợ
             * @description đồng. Absent for a caller without a screen that needs it.
             * @example 20000000
             */
            DebtLimit?: components["schemas"]["Money"];
            /**
             * Số thẻ
             * @description Cards on file. Absent for a caller without a screen that needs it.
             * @example 2
             */
            CardCount?: components["schemas"]["Count"];
            /**
             * Phí mặc định (%)
             * @description Usual rate. Absent for a caller without a screen that needs it.
             * @example 1800
             */
            FeePercentDefault?: components["schemas"]["Percent"];
            /**
             * Cộng tác viên
             * @description Who referred the customer. Absent for a caller without a screen that needs it.
             * @example 2
             */
            AffID?: components["schemas"]["RecordId"];
            /**
             * Trạng thái
             * @description 1 may be chosen.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description Sums over all matching customers. */
        CustomerTotals: {
            /**
             * Công nợ
             * @description Σ balances, đồng.
             * @example 12540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Số thẻ
             * @description Σ cards on file.
             * @example 310
             */
            CardCount: components["schemas"]["Count"];
        };
        /** @description A customer with the cards due in a period. */
        CustomerWithCards: {
            /**
             * Cửa hàng
             * @description Shop of the customer.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Its name.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khách hàng
             * @description Number.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code.
             * @example KH000008
             */
            Code: string;
            /**
             * Họ tên
             * @description Full name.
             * @example Nguyễn Thị Hoa
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            Phone: components["schemas"]["Phone"];
            /**
             * Công nợ
             * @description Balance, đồng.
             * @example 540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Số thẻ
             * @description Cards on file.
             * @example 2
             */
            CardCount: components["schemas"]["Count"];
            /**
             * Thẻ đến hạn
             * @description Cards due in the period, earliest first.
             */
            Cards: components["schemas"]["DueCard"][];
        };
        /** @description What should have happened beside what did, đồng. */
        DailyDifference: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Đối chiếu
             * @description Names the comparison: swipe, customer, pos, or one count of a fund.
             * @example count/12
             */
            Account: components["schemas"]["LedgerAccount"];
            /**
             * Chỉ tiêu
             * @description What is compared.
             * @example Quẹt so với nạp thẻ
             */
            Name: string;
            /**
             * Phải có
             * @description What should have happened.
             * @example 30000000
             */
            Expected: components["schemas"]["TotalMoney"];
            /**
             * Thực có
             * @description What happened.
             * @example 30000000
             */
            Actual: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description Actual − Expected.
             * @example 0
             */
            Difference: components["schemas"]["TotalMoney"];
        };
        /** @description A fund over the day, as the cash book has it: a mirror stands on the side of its money. */
        DailyFund: components["schemas"]["FundBalance"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account of the fund.
             * @example fund:cash
             */
            Account: string;
            /**
             * Cửa hàng
             * @description Shop whose fund it is; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
        };
        /** @description Sums over the funds of the day, đồng. */
        DailyFundTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Tồn đầu
             * @description Before the day.
             * @example 500000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Thu
             * @description Came in on the day.
             * @example 0
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Went out on the day.
             * @example 30000000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Tồn cuối
             * @description Opening + In − Out.
             * @example 470000000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description The day on one page. */
        DailyReport: {
            /**
             * Ngày
             * @description Business day.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Cửa hàng
             * @description Shop printed on the page; the company when over all shops.
             */
            Shop: components["schemas"]["DailyShop"];
            /**
             * Theo dịch vụ
             * @description Every service; they add up to Totals.
             */
            Services: components["schemas"]["DailyService"][];
            /**
             * Tổng cộng
             * @description The whole day.
             */
            Totals: components["schemas"]["RevenueFigures"];
            /**
             * Đơn chưa quyết toán
             * @description Orders that wait for their settlement at the end of the day.
             */
            Unsettled: components["schemas"]["UnsettledFigures"];
            /**
             * Hôm trước
             * @description The day before.
             */
            Previous: components["schemas"]["RevenueFigures"];
            /**
             * Kết quả kinh doanh
             * @description The nine lines of the day.
             */
            Result: components["schemas"]["ResultFigures"];
            /**
             * Quỹ
             * @description Each fund from opening to closing.
             */
            Funds: components["schemas"]["DailyFund"][];
            /**
             * Tổng quỹ
             * @description Σ funds.
             */
            FundTotals: components["schemas"]["DailyFundTotals"];
            /**
             * Công nợ
             * @description The four debts of each shop.
             */
            Debts: components["schemas"]["DebtSummaryRow"][];
            /**
             * Tổng công nợ
             * @description Σ debts.
             */
            DebtTotals: components["schemas"]["DebtSummaryTotals"];
            /**
             * Chênh lệch
             * @description What to look into.
             */
            Differences: components["schemas"]["DailyDifference"][];
            /**
             * Chữ ký
             * @description Places to sign, left to right.
             */
            Signatures: components["schemas"]["DailySignature"][];
        };
        /** @description Figures of one service. */
        DailyService: components["schemas"]["TradeFigures"] & {
            /**
             * Dịch vụ
             * @description Service; absent for what belongs to no order.
             * @example 1
             */
            ServiceType?: components["schemas"]["ServiceType"];
            /**
             * Dịch vụ
             * @description Service shown.
             * @example Đáo hạn
             */
            Name: string;
        };
        /** @description Shop of the day, as it is printed. */
        DailyShop: {
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Địa chỉ
             * @description Address.
             * @example 12 Phan Xích Long, Phú Nhuận
             */
            ShopAddress?: string;
            /**
             * Số điện thoại
             * @description Phone.
             * @example 0912345678
             */
            ShopPhone?: string;
            /**
             * Khóa sổ đến
             * @description Last closed day.
             * @example 2026-11-19
             */
            LockDate?: components["schemas"]["IsoDate"];
        };
        /** @description A place to sign. */
        DailySignature: {
            /**
             * Chức vụ
             * @description Who signs.
             * @example Thủ quỹ
             */
            Role: string;
            /**
             * Họ tên
             * @description Name printed; empty where the shop has nobody.
             * @example Lê Thị Thu
             */
            Name: string;
        };
        /** @description The close of a day of one fund: what the books say beside what was counted. */
        DayClose: components["schemas"]["Audit"] & {
            /**
             * Phiếu
             * @description Number.
             * @example 9
             */
            DayCloseID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop whose fund it is.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Ngày
             * @description Day closed.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Quỹ
             * @description Name of the fund.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Loại quỹ
             * @description 1 cash, 2 a bank account.
             * @example 1
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description The account.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Tồn đầu
             * @description Before the day, đồng.
             * @example 10000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Thu
             * @description Of the day, đồng.
             * @example 5000000
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Of the day, đồng.
             * @example 2600000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Lý thuyết
             * @description Opening + In − Out.
             * @example 12400000
             */
            Expected: components["schemas"]["TotalMoney"];
            /**
             * Thực đếm
             * @description đồng.
             * @example 12350000
             */
            Counted: components["schemas"]["Money"];
            /**
             * Chênh lệch
             * @description Counted − Expected.
             * @example -50000
             */
            Difference: components["schemas"]["TotalMoney"];
            /**
             * Mệnh giá
             * @description Notes counted.
             */
            Denominations: components["schemas"]["Denomination"][];
            /**
             * Lý do
             * @description Why it differs.
             * @example Khách đưa thiếu một tờ 50.000
             */
            Reason?: string;
            /**
             * Trạng thái
             * @description 2 once the day was reopened.
             * @example 1
             */
            Status: components["schemas"]["DayCloseStatus"];
            /**
             * Lý do mở sổ
             * @description Why the day was reopened.
             * @example Ghi thiếu một phiếu chi
             */
            ReopenReason?: string;
            /**
             * Người mở sổ
             * @description Who reopened it.
             * @example Trần Thu Hà
             */
            ReopenedByName?: string;
            /**
             * Mở lúc
             * @description When it was reopened.
             * @example 2026-11-21T08:10:00+07:00
             */
            ReopenedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Chênh lệch
             * @description Absent when nothing differs; while it is not 1 the books do not have it.
             * @example 0
             */
            DifferenceStatus?: components["schemas"]["DifferenceStatus"];
            /**
             * Người duyệt
             * @description Who approved or refused the difference; absent when it had to wait for nobody.
             * @example Trần Thu Hà
             */
            ApprovedByName?: string;
            /**
             * Duyệt lúc
             * @description When it was approved or refused.
             * @example 2026-11-20T21:10:00+07:00
             */
            ApprovedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do từ chối
             * @description Why the difference was refused.
             * @example Đếm lại két số hai
             */
            RefuseReason?: string;
            /**
             * Đã kiểm lại
             * @description Whether a later count of the fund, in force, took its place; its difference is decided on there.
             * @example false
             */
            IsReplaced: boolean;
            /**
             * Kiểm lại ngày
             * @description Day of the count that took its place; absent while none did.
             * @example 2026-11-21
             */
            ReplacedOn?: components["schemas"]["IsoDate"];
            /**
             * Người kiểm lại
             * @description Who made the count that took its place; absent while none did.
             * @example Trần Thu Hà
             */
            ReplacedByName?: string;
            /**
             * Được duyệt
             * @description Whether the difference waits and the user may approve it now.
             * @example true
             */
            CanApprove: boolean;
        };
        /**
         * @description Status of the close of a day.
         * @example 1
         * @enum {integer}
         */
        DayCloseStatus: 1 | 2;
        /** @description Part of a payment that goes to one order. */
        DebtAllocation: {
            /**
             * Đơn
             * @description Order; absent for the debt outside orders.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Số tiền
             * @description đồng.
             * @example 540000
             */
            Amount: components["schemas"]["PositiveMoney"];
        };
        /** @description The four debts at the end of the period, đồng; positive: they owe the shop. */
        DebtBalances: {
            /**
             * Khách hàng
             * @description Σ customers.
             * @example 5400000
             */
            Customer: components["schemas"]["TotalMoney"];
            /**
             * Đối tác
             * @description Σ partners.
             * @example 0
             */
            Partner: components["schemas"]["TotalMoney"];
            /**
             * Cộng tác viên
             * @description Σ collaborators.
             * @example -1200000
             */
            Aff: components["schemas"]["TotalMoney"];
            /**
             * Máy POS
             * @description Σ POS: money not returned yet.
             * @example 29604000
             */
            Pos: components["schemas"]["TotalMoney"];
            /**
             * Tiền POS quá hạn
             * @description Left of POS lots past their day, and of what lies outside lots less what was paid ahead, đồng.
             * @example 0
             */
            PosOverdue: components["schemas"]["TotalMoney"];
        };
        /** @description Balance of a customer on one card. */
        DebtByCard: {
            /**
             * Thẻ
             * @description Card; absent for the debt outside orders.
             * @example 15
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName?: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example TCB
             */
            BankCode?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            Last4?: string;
            /**
             * Loại thẻ
             * @description Network.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Số đơn
             * @description Orders with something open.
             * @example 1
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Công nợ
             * @description Balance on the card, đồng.
             * @example 540000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh cuối
             * @description Day of the latest entry.
             * @example 2026-11-20
             */
            LastDate?: components["schemas"]["IsoDate"];
        };
        /** @description Our balance of a party beside the other side’s latest figure. */
        DebtComparison: {
            /**
             * Loại
             * @description Kind of party.
             * @example 1
             */
            PartyType: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number within its kind.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop of the party.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of that shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Mã
             * @description Code of the party.
             * @example KH000008
             */
            Code: string;
            /**
             * Tên
             * @description Name of the party.
             * @example Nguyễn Thị Hoa
             */
            Name: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            Phone?: string;
            /**
             * Dư đầu
             * @description Before the period, đồng.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh tăng
             * @description What made them owe more, đồng.
             * @example 30540000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh giảm
             * @description What made them owe less, đồng.
             * @example 30000000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Increase − Decrease.
             * @example 540000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Ngày đối chiếu
             * @description Day of the latest figure up to toDate.
             * @example 2026-11-19
             */
            ComparedDate?: components["schemas"]["IsoDate"];
            /**
             * Số của mình
             * @description Our balance on that day, or the closing without a figure, đồng.
             * @example 540000
             */
            OurBalance: components["schemas"]["TotalMoney"];
            /**
             * Số của đối tượng
             * @description Their figure, đồng; absent without one.
             * @example 540000
             */
            TheirBalance?: components["schemas"]["SignedMoney"];
            /**
             * Chênh lệch
             * @description OurBalance − TheirBalance; absent without a figure of theirs.
             * @example 0
             */
            Difference?: components["schemas"]["TotalMoney"];
            /**
             * Ghi chú
             * @description Said with the figure.
             * @example Chưa tính lượt quẹt tối 19/11
             */
            Note?: string;
            /**
             * Người đối chiếu
             * @description Who entered it.
             * @example Võ Ngọc Lan
             */
            ComparedByName?: string;
            /**
             * Đã khóa
             * @description Whether this figure is locked.
             * @example false
             */
            IsLocked: boolean;
            /**
             * Khóa đến
             * @description Last day that is locked; absent for none.
             * @example 2026-10-31
             */
            LockedTo?: components["schemas"]["IsoDate"];
            /**
             * Được đối chiếu
             * @description Whether the user may enter a figure.
             * @example true
             */
            CanCompare: boolean;
            /**
             * Được khóa
             * @description Whether the user may lock or unlock.
             * @example true
             */
            CanLock: boolean;
        };
        /** @description Sums over all matching parties, đồng. */
        DebtComparisonTotals: {
            /**
             * Dư đầu
             * @description Before the period, đồng.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh tăng
             * @description What made them owe more, đồng.
             * @example 30540000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh giảm
             * @description What made them owe less, đồng.
             * @example 30000000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Increase − Decrease.
             * @example 540000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description Σ differences.
             * @example 0
             */
            Difference: components["schemas"]["TotalMoney"];
            /**
             * Đã khóa
             * @description Parties whose figure is locked.
             * @example 2
             */
            LockedCount: components["schemas"]["Count"];
        };
        /** @description Parties with their movements; with one party also its entries and documents. */
        DebtDetail: {
            /**
             * Đối tượng
             * @description One page of parties, or the one asked for.
             */
            Parties: components["schemas"]["DebtParty"][];
            /**
             * Bút toán
             * @description Of the one party in the period, oldest first; empty without a party.
             */
            Entries: components["schemas"]["DebtEntry"][];
            /**
             * Chứng từ
             * @description Of the one party, newest first; empty without a party.
             */
            Documents: components["schemas"]["DebtDocument"][];
        };
        /**
         * @description Which way a payment of a debt goes.
         * @example 1
         * @enum {integer}
         */
        DebtDirection: 1 | 2;
        /** @description What a debt is made of: an order still open, a payment, an adjustment. */
        DebtDocument: {
            /**
             * Chứng từ
             * @description Number of a payment or adjustment; absent for an order or an opening balance.
             * @example 9
             */
            DebtID?: components["schemas"]["RecordId"];
            /**
             * Loại đối tượng
             * @description Kind of party.
             * @example 1
             */
            DebtType: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number of the party.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Đối tượng
             * @description Name of the party.
             * @example Nguyễn Thị Hoa
             */
            PartyName: string;
            /**
             * Loại chứng từ
             * @description What the document is.
             * @example 1
             */
            Kind: components["schemas"]["DebtKind"];
            /**
             * Số tiền
             * @description Effect on the debt, đồng; a payment by the customer is negative.
             * @example -540000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Đã trả
             * @description Of an order: what was paid on it, đồng.
             * @example 0
             */
            PaidAmount: components["schemas"]["TotalMoney"];
            /**
             * Còn lại
             * @description Of an order: what is still open, đồng; 0 for the others.
             * @example 0
             */
            Remain: components["schemas"]["TotalMoney"];
            /**
             * Thời gian
             * @description When.
             * @example 2026-11-20T10:30:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it counts on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Hạn
             * @description Day an order’s debt should be paid.
             * @example 2026-11-27
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Đang thực hiện
             * @description Of an order: whether it is still being worked on, so that its money is settled on it.
             * @example false
             */
            IsInWork?: boolean;
            /**
             * Cách làm với đối tác
             * @description Of an order with a partner: which of the three cases of domain §2(d) it is.
             * @example 3
             */
            PartnerMode?: components["schemas"]["PartnerMode"];
            /**
             * Quá hạn
             * @description Whether DueDate has passed with something open.
             * @example false
             */
            IsOverdue: boolean;
            /**
             * Đơn
             * @description Order concerned.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Ngân hàng thẻ
             * @description Issuing bank.
             * @example TCB
             */
            CardBankCode?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4?: string;
            /**
             * Hình thức
             * @description Of a payment.
             * @example 1
             */
            Method?: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Bank and last digits behind BankCardID.
             * @example VCB ···5600
             */
            BankCardName?: string;
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Tiền phí
             * @description Fee of a payment by card, đồng.
             * @example 9000
             */
            FeeAmount?: components["schemas"]["TotalMoney"];
            /**
             * Máy POS
             * @description POS of a payment by card.
             * @example Máy VCB quầy 1
             */
            PosName?: string;
            /**
             * Phân bổ
             * @description Orders a payment went to.
             */
            Allocations: components["schemas"]["DebtAllocation"][];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName?: string;
            /**
             * Loại điều chỉnh
             * @description Of an adjustment.
             * @example 1
             */
            AdjustKind?: components["schemas"]["AdjustKind"];
            /**
             * Cấn trừ với
             * @description Of an offset.
             * @example 2
             */
            OffsetType?: components["schemas"]["OffsetType"];
            /**
             * Đối tượng cấn trừ
             * @description Of an offset with a customer or a POS.
             * @example 8
             */
            OffsetID?: components["schemas"]["RecordId"];
            /**
             * Đối tượng cấn trừ
             * @description Name behind OffsetID.
             * @example Nguyễn Thị Hoa
             */
            OffsetName?: string;
            /**
             * Lý do
             * @description Of an adjustment.
             * @example Giảm phí cho khách theo thỏa thuận
             */
            Reason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách trả tại quầy
             */
            Note?: string;
            /**
             * Trạng thái
             * @description Derived from the payments.
             * @example 2
             */
            Status: components["schemas"]["DebtStatus"];
            /**
             * Lý do hủy
             * @description Reason given with the cancel, or with the refusal of an adjustment.
             * @example Thu nhầm khách
             */
            CancelReason?: string;
            /**
             * Người duyệt
             * @description Of an adjustment that waited, who approved or refused it.
             * @example Trần Văn Chủ
             */
            ApprovedByName?: string;
            /**
             * Được duyệt
             * @description Of an adjustment that waits, whether the user may approve it now.
             * @example true
             */
            CanApprove?: boolean;
            /**
             * Được từ chối
             * @description Of an adjustment that waits, whether the user may refuse it now; who proposed it may take it back.
             * @example true
             */
            CanRefuse?: boolean;
            /**
             * Được hủy
             * @description Whether the user may cancel it now.
             * @example true
             */
            CanCancel: boolean;
            /**
             * Người tạo
             * @description Who made it.
             * @example Lê Thị Thu
             */
            CreatedByName: string;
        };
        /** @description One ledger entry of a party. */
        DebtEntry: {
            /**
             * Bút toán
             * @description Number.
             * @example 902
             */
            EntryID: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When it was posted.
             * @example 2026-11-20T09:20:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it counts on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Loại chứng từ
             * @description Kind of document behind it.
             * @example CardPayment
             */
            RefType: components["schemas"]["RefType"];
            /**
             * Chứng từ
             * @description Number of that document within its kind.
             * @example 51
             */
            RefID: number;
            /**
             * Đơn
             * @description Order it belongs to.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Diễn giải
             * @description In words.
             * @example Nạp thẻ TCB ···4821
             */
            Description: string;
            /**
             * Tăng
             * @description đồng.
             * @example 30000000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Giảm
             * @description đồng.
             * @example 0
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Số dư
             * @description After this entry, đồng.
             * @example 30000000
             */
            Balance: components["schemas"]["TotalMoney"];
            /**
             * Người tạo
             * @description Who caused it.
             * @example Lê Thị Thu
             */
            CreatedByName: string;
            /**
             * Đã hủy
             * @description Whether a later entry mirrors this one.
             * @example false
             */
            IsCancelled: boolean;
            /**
             * Đảo bút toán
             * @description Entry this one mirrors.
             * @example 901
             */
            ReversesEntryID?: components["schemas"]["RecordId"];
        };
        /**
         * @description Kind of a debt document.
         * @example 1
         * @enum {integer}
         */
        DebtKind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description A party with its opening, movements and closing over the period, đồng. */
        DebtParty: {
            /**
             * Loại
             * @description Kind of party.
             * @example 1
             */
            PartyType: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number within its kind.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code of the party.
             * @example KH000008
             */
            Code: string;
            /**
             * Tên
             * @description Name of the party.
             * @example Nguyễn Thị Hoa
             */
            Name: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            Phone?: string;
            /**
             * Dư đầu
             * @description Before the period.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh tăng
             * @description What made the party owe more.
             * @example 30540000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh giảm
             * @description What made the party owe less.
             * @example 30000000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Increase − Decrease.
             * @example 540000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Đang thực hiện
             * @description Of a customer or partner: what of the balance now belongs to orders still being worked on, đồng. It is settled on them and not collected as a debt.
             * @example 0
             */
            InWork?: components["schemas"]["TotalMoney"];
            /**
             * Thu được
             * @description Of a customer or partner: the most that PayDebtCustomer or PayDebtPartnerSchedule takes now, đồng: what is owed outside orders in work.
             * @example 540000
             */
            Collectable?: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh cuối
             * @description Day of the latest entry.
             * @example 2026-11-20
             */
            LastDate?: components["schemas"]["IsoDate"];
            /**
             * Hạn mức nợ
             * @description Above it a warning is shown.
             * @example 20000000
             */
            DebtLimit?: components["schemas"]["Money"];
            /**
             * Vượt hạn mức
             * @description Whether Closing is above DebtLimit.
             * @example false
             */
            OverLimit: boolean;
        };
        /**
         * @description Status of a debt document, derived from its payments; an adjustment may wait for a second person.
         * @example 0
         * @enum {integer}
         */
        DebtStatus: 0 | 1 | 2 | 4 | 5 | 6;
        /** @description One of the four debts with its movements over the period. */
        DebtSummary: {
            /**
             * Loại
             * @description Kind of party.
             * @example 1
             */
            PartyType: components["schemas"]["DebtType"];
            /**
             * Dư đầu
             * @description Before the period, đồng.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh tăng
             * @description What made them owe more, đồng.
             * @example 30540000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh giảm
             * @description What made them owe less, đồng.
             * @example 30000000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Increase − Decrease.
             * @example 540000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Σ of the parties that owe the shop at the end, đồng.
             * @example 540000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ of the parties the shop owes at the end, đồng.
             * @example 0
             */
            Payable: components["schemas"]["TotalMoney"];
            /**
             * Số đối tượng
             * @description Parties whose closing is not zero.
             * @example 1
             */
            PartyCount: components["schemas"]["Count"];
            /**
             * Đến 7 ngày
             * @description Of Receivable what arose within seven days before the end of the period, đồng; what is paid is taken off the oldest.
             * @example 540000
             */
            UpTo7Days: components["schemas"]["TotalMoney"];
            /**
             * 8–30 ngày
             * @description Of Receivable what arose 8 to 30 days before the end of the period, đồng.
             * @example 0
             */
            UpTo30Days: components["schemas"]["TotalMoney"];
            /**
             * Trên 30 ngày
             * @description Of Receivable what arose more than 30 days before the end of the period, đồng.
             * @example 0
             */
            Over30Days: components["schemas"]["TotalMoney"];
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure.
             */
            Entries: components["schemas"]["FigureHandle"];
        };
        /** @description Debts of one kind of party in one shop. */
        DebtSummaryRow: components["schemas"]["DebtSummaryTotals"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account; with a column’s name as Figure it opens the entries behind the figure (CashBook).
             * @example customer
             */
            Account: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Loại đối tượng
             * @description Kind of party; it opens DetailDebt.
             * @example 1
             */
            PartyType: components["schemas"]["DebtType"];
            /**
             * Loại đối tượng
             * @description Kind shown.
             * @example Khách hàng
             */
            Name: string;
        };
        /** @description Debts of many parties over a period, đồng. */
        DebtSummaryTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số đối tượng
             * @description Parties that owe or are owed at the end.
             * @example 12
             */
            PartyCount: components["schemas"]["Count"];
            /**
             * Dư đầu
             * @description Before the period.
             * @example 1200000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Tăng
             * @description What they came to owe.
             * @example 540000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Giảm
             * @description What they came to owe less.
             * @example 500000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Increase − Decrease = Receivable − Payable.
             * @example 1240000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Σ of those that owe.
             * @example 1300000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ of those that are owed.
             * @example 60000
             */
            Payable: components["schemas"]["TotalMoney"];
        };
        /** @description The four debts together, đồng. */
        DebtSums: components["schemas"]["DebtTotals"] & {
            /**
             * Phải thu
             * @description Σ of the parties that owe the shop at the end, đồng.
             * @example 540000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ of the parties the shop owes at the end, đồng.
             * @example 0
             */
            Payable: components["schemas"]["TotalMoney"];
            /**
             * Số đối tượng
             * @description Parties whose closing is not zero.
             * @example 1
             */
            PartyCount: components["schemas"]["Count"];
            /**
             * Đến 7 ngày
             * @description Of Receivable what arose within seven days before the end of the period, đồng; what is paid is taken off the oldest.
             * @example 540000
             */
            UpTo7Days: components["schemas"]["TotalMoney"];
            /**
             * 8–30 ngày
             * @description Of Receivable what arose 8 to 30 days before the end of the period, đồng.
             * @example 0
             */
            UpTo30Days: components["schemas"]["TotalMoney"];
            /**
             * Trên 30 ngày
             * @description Of Receivable what arose more than 30 days before the end of the period, đồng.
             * @example 0
             */
            Over30Days: components["schemas"]["TotalMoney"];
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure.
             */
            Entries?: components["schemas"]["FigureHandle"];
        };
        /** @description Sums over all matching parties, đồng. */
        DebtTotals: {
            /**
             * Dư đầu
             * @description Σ openings.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh tăng
             * @description Σ increases.
             * @example 305400000
             */
            Increase: components["schemas"]["TotalMoney"];
            /**
             * Phát sinh giảm
             * @description Σ decreases.
             * @example 300000000
             */
            Decrease: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Σ closings.
             * @example 5400000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Đang thực hiện
             * @description Of parties: Σ of what belongs to orders still being worked on.
             * @example 0
             */
            InWork?: components["schemas"]["TotalMoney"];
            /**
             * Thu được
             * @description Of parties: Σ of what may be collected.
             * @example 5400000
             */
            Collectable?: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Kind of party.
         * @example 1
         * @enum {integer}
         */
        DebtType: 1 | 2 | 3 | 4;
        /** @description So many notes of one value. */
        Denomination: {
            /**
             * Mệnh giá
             * @description Value of one note, đồng.
             * @example 500000
             */
            Value: components["schemas"]["PositiveMoney"];
            /**
             * Số tờ
             * @description How many.
             * @example 12
             */
            Count: number;
        };
        /**
         * @description What became of the difference of a count.
         * @example 0
         * @enum {integer}
         */
        DifferenceStatus: 0 | 1 | 3;
        /** @description A card due in a period. */
        DueCard: {
            /**
             * Thẻ
             * @description Number.
             * @example 15
             */
            cardDataID: components["schemas"]["RecordId"];
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            HolderName: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example TCB
             */
            BankCode: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            Last4: string;
            /**
             * Loại thẻ
             * @description Network.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * Ngày đến hạn
             * @description Real due day.
             * @example 2026-11-25
             */
            DueDate: components["schemas"]["IsoDate"];
            /**
             * Ngày làm
             * @description Planned or proposed work day.
             * @example 2026-11-25
             */
            WorkDate: components["schemas"]["IsoDate"];
            /**
             * Còn (ngày)
             * @description Days until DueDate.
             * @example 5
             */
            DaysToDue: number;
            /**
             * Đã đáo kỳ này
             * @description Whether the cycle has a completed order.
             * @example false
             */
            IsPaid: boolean;
            /**
             * Đơn
             * @description Order of this cycle.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Its code.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Hạn mức
             * @description Credit line, đồng.
             * @example 80000000
             */
            LimitAmount?: components["schemas"]["Money"];
            /**
             * Số tiền lần trước
             * @description Amount of the latest completed order, đồng.
             * @example 30000000
             */
            LastAmount?: components["schemas"]["Money"];
            /**
             * Phí (%)
             * @description Rate of the card, else the customer’s.
             * @example 1800
             */
            FeePercent?: components["schemas"]["Percent"];
        };
        /**
         * @description How near the due day is (domain §2(i)).
         * @example 2
         * @enum {integer}
         */
        DueLevel: 0 | 1 | 2 | 3;
        /** @description A card whose own validity is ending. */
        ExpiringCard: components["schemas"]["CardData"] & {
            /**
             * Hết hạn
             * @description Last day the card is valid.
             * @example 2026-12-31
             */
            ExpiryDate: components["schemas"]["IsoDate"];
            /**
             * Còn (ngày)
             * @description Days until then; negative when expired.
             * @example 41
             */
            DaysToExpiry: number;
        };
        /**
         * @description State of the card’s expiry: soon is within 60 days.
         * @example 0
         * @enum {integer}
         */
        ExpiryState: 0 | 1 | 2;
        /** @description The call was not carried out: broken contract (400), rights (401, 403), unknown address (404) or a fault of the server (5xx). */
        Failure: {
            /**
             * Kết quả
             * @description Always -1.
             * @constant
             */
            Result: -1;
            /**
             * Dữ liệu
             * @description Always null.
             * @constant
             */
            Data?: null;
            /**
             * Thông báo
             * @description Vietnamese, ready to show.
             * @example Dữ liệu không hợp lệ
             */
            Message: string;
            /**
             * Mã lỗi
             * @description Name of the fault, for programs.
             * @example Contract
             */
            Code?: string;
            /**
             * Lỗi
             * @description Of a broken contract: each fault.
             */
            Errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description How the customer’s fee is collected.
         * @example 2
         * @enum {integer}
         */
        FeeMode: 1 | 2;
        /** @description A fault at one place of a request. */
        FieldError: {
            /**
             * Vị trí
             * @description Parameter name, or JSON pointer into the body.
             * @example /Amount
             */
            path: string;
            /**
             * Nội dung
             * @description Vietnamese.
             * @example Số tiền phải lớn hơn 0
             */
            message: string;
        };
        /**
         * @description Column of a report whose entries are asked for.
         * @example Revenue
         * @enum {string}
         */
        Figure: "Revenue" | "PosFeeAmount" | "AffAmount" | "PartnerAmount" | "GrossProfit" | "OtherIncome" | "OperatingExpense" | "BadExpense" | "Adjustments" | "Discounts" | "DebtAdjustments" | "LotDifferences" | "Roundings" | "CashDifferences" | "NetProfit" | "CapitalIn" | "CapitalOut" | "OpeningBalances" | "AssetChange" | "TotalPaidCard" | "TotalSwipe" | "PaidCard" | "Fee" | "Sent" | "Swiped" | "Received" | "Adjusted" | "Receivable" | "Payable" | "Collected" | "PaidOut" | "Commission" | "PosFee" | "CashBack" | "OtherIn" | "OtherOut" | "PushIn" | "PushOut" | "PartnerPaid" | "AffPaid" | "Opening" | "Closing" | "In" | "Out" | "Net" | "Increase" | "Decrease" | "TotalIn" | "TotalOut" | "Advance" | "Overdue" | "FundTotal" | "CustomerDebt" | "PartnerDebt" | "AffDebt" | "PosDebt" | "PosOverdue" | "CompanyDebt" | "Amount" | "Cash" | "Transfer" | "Charged" | "FeeAmount" | "Debt" | "Remain" | "StartMoney" | "Advances" | "Returned" | "Owed" | "Difference" | "Expected" | "Actual" | "ResultIn" | "ResultOut" | "OrderCount" | "AppointmentCount" | "NewCustomers" | "SwipeCount" | "CardCount" | "PartyCount" | "Count" | "Booked" | "Ready" | "Working" | "Transferring" | "Completed" | "Cancelled";
        /** @description What CashBook is asked by to open a figure; Figure is the name of the column unless it is given here. */
        FigureHandle: {
            /**
             * Từ ngày
             * @description First day.
             * @example 2026-11-01
             */
            fromDate?: components["schemas"]["IsoDate"];
            /**
             * Đến ngày
             * @description Last day.
             * @example 2026-11-20
             */
            toDate?: components["schemas"]["IsoDate"];
            /**
             * Cửa hàng
             * @description Shop whose books are read; absent for all in view.
             * @example 1
             */
            searchShopID?: components["schemas"]["ShopKey"];
            /**
             * Tài khoản sổ
             * @description Ledger account, or a kind of them.
             * @example customer/8
             */
            Account?: components["schemas"]["LedgerAccount"];
            /**
             * Chỉ tiêu
             * @description Figure of a row that is no column: a line of the business result.
             * @example Revenue
             */
            Figure?: components["schemas"]["Figure"];
            /**
             * Báo cáo
             * @description Report whose column the figure is.
             * @example debtSummary
             */
            Report?: components["schemas"]["ReportName"];
            /**
             * Nhóm theo
             * @description What the rows are that entries are shared among.
             * @example staff
             */
            GroupBy?: components["schemas"]["RowKind"];
            /**
             * Nhân viên
             * @description Row of one member of staff.
             * @example 3
             */
            StaffID?: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Row of one POS.
             * @example 2
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description Row of one terminal of a partner.
             * @example 1
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Row of one card type.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Đơn
             * @description Row of one order.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Dịch vụ
             * @description Row of one service.
             * @example 1
             */
            ServiceType?: components["schemas"]["ServiceType"];
            /**
             * Bút toán
             * @description One entry.
             * @example 902
             */
            EntryID?: components["schemas"]["RecordId"];
        };
        /** @description One record behind a count, or behind money that is late. */
        FigureRecord: {
            /**
             * Loại
             * @description What the record is.
             * @example order
             * @enum {string}
             */
            Kind: "order" | "appointment" | "customer" | "card" | "party" | "voucher" | "swipe" | "lot" | "count";
            /**
             * Bản ghi
             * @description Number within its kind; of money outside lots that of its POS.
             * @example 120
             */
            RecordID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code or number shown.
             * @example HD000120
             */
            Code: string;
            /**
             * Nội dung
             * @description Whose or what it is.
             * @example Nguyễn Thị Hoa
             */
            Name: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Cửa hàng
             * @description Shop it belongs to.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Ngày
             * @description Day it counts on.
             * @example 2026-11-20
             */
            Date?: components["schemas"]["IsoDate"];
            /**
             * Đơn
             * @description Order it leads to.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Loại đối tượng
             * @description Kind of party it is.
             * @example 1
             */
            PartyType?: components["schemas"]["DebtType"];
            /**
             * Số tiền
             * @description đồng it carries; absent where records are counted.
             * @example 29604000
             */
            Amount?: components["schemas"]["TotalMoney"];
        };
        /** @description A fund over a period, đồng. */
        FundBalance: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Loại quỹ
             * @description Cash or bank account.
             * @example 2
             */
            AccountType: components["schemas"]["FundType"];
            /**
             * Tài khoản
             * @description BankCardID; absent for cash.
             * @example 3
             */
            AccountID?: components["schemas"]["RecordId"];
            /**
             * Quỹ
             * @description Name shown.
             * @example VCB ···5600
             */
            Fund: string;
            /**
             * Đã chốt đến
             * @description Day of the last count in force, up to which the fund is locked; absent for none.
             * @example 2026-11-17
             */
            LockedTo?: components["schemas"]["IsoDate"];
            /**
             * Tồn đầu
             * @description Before the period.
             * @example 500000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Thu
             * @description Came in during the period.
             * @example 0
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Went out during the period.
             * @example 30000000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Tồn cuối
             * @description Opening + In − Out.
             * @example 470000000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description What was counted in one fund at the close of a day. */
        FundCount: {
            /**
             * Hình thức
             * @description 1 cash, 2 a bank account.
             * @example 1
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description The account; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Thực đếm
             * @description đồng.
             * @example 12350000
             */
            Counted: components["schemas"]["Money"];
            /**
             * Mệnh giá
             * @description Notes counted, of cash; they add up to Counted.
             */
            Denominations?: components["schemas"]["Denomination"][];
            /**
             * Lý do
             * @description Why it differs from the books, at least 5 characters; required when it does.
             * @example Khách đưa thiếu một tờ 50.000
             */
            Reason?: string;
        };
        /** @description A fund: cash, or a bank account. */
        FundRef: {
            /**
             * Hình thức
             * @description 1 cash, 2 a bank account.
             * @example 2
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description The account; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
        };
        /**
         * @description Kind of fund.
         * @example 2
         * @enum {integer}
         */
        FundType: 1 | 2;
        /**
         * @description Group of a member of staff.
         * @example 4
         * @enum {integer}
         */
        GroupID: 1 | 2 | 3 | 4 | 5;
        /** @description Form of one picture. */
        ImageForm: {
            /**
             * Ảnh
             * Format: binary
             * @description PNG, JPEG or WebP, at most 5 MB and 10.000 pixels a side; told by its bytes, not by its name.
             * @example bill.png
             */
            image: Blob;
        };
        /** @description One line of a spreadsheet: its cells by field name. Each line is checked on its own, so a bad cell never refuses the file. */
        ImportCells: {
            [key: string]: string | number | boolean | null;
        };
        /** @description How many lines were good, wrong and there already. */
        ImportCounts: {
            /**
             * Đã lưu
             * @description Whether the good lines were saved; false for a preview.
             * @example false
             */
            Saved: boolean;
            /**
             * Dòng hợp lệ
             * @description Lines saved, or that would be.
             * @example 18
             */
            OkCount: components["schemas"]["Count"];
            /**
             * Dòng lỗi
             * @description Lines that break a rule.
             * @example 1
             */
            ErrorCount: components["schemas"]["Count"];
            /**
             * Dòng trùng
             * @description Lines that repeat a record, or an earlier line.
             * @example 1
             */
            DuplicateCount: components["schemas"]["Count"];
        };
        /** @description Lines of a spreadsheet, read by the client. */
        ImportInput: {
            /**
             * Các dòng
             * @description Lines in the order of the file.
             */
            Rows: components["schemas"]["ImportCells"][];
            /**
             * Xem trước
             * @description Whether only to say what would become of each line; nothing is saved then.
             * @example true
             */
            Preview?: boolean;
        };
        /** @description What becomes of one line. */
        ImportLine: {
            /**
             * Dòng
             * @description Place in the request, from 1.
             * @example 1
             */
            Row: number;
            /**
             * Kết quả
             * @description Good, wrong, or there already.
             * @example ok
             */
            Status: components["schemas"]["ImportStatus"];
            /**
             * Lỗi
             * @description What is wrong, cell by cell; the path is a JSON pointer to the cell, empty for the line as a whole.
             */
            Errors: components["schemas"]["FieldError"][];
            /**
             * Mã
             * @description Number of the record that was saved; absent in a preview.
             * @example 12
             */
            ID?: components["schemas"]["RecordId"];
        };
        /**
         * @description What becomes of a line of an import.
         * @example ok
         * @enum {string}
         */
        ImportStatus: "ok" | "error" | "duplicate";
        /** @description Business result of one day. */
        InterestRow: components["schemas"]["ResultFigures"] & {
            /**
             * Ngày
             * @description Business day.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
        };
        /**
         * Format: date
         * @description Business day in the shop (Asia/Ho_Chi_Minh), ISO date from 1900 to 2199.
         * @example 2026-11-20
         */
        IsoDate: string;
        /**
         * Format: date-time
         * @description Moment of RFC 3339 with seconds and offset, from 1900 to 2199 in the shop (Asia/Ho_Chi_Minh); hours run from 00 to 23, so a day has one way to be written.
         * @example 2026-11-20T09:00:00+07:00
         */
        IsoDateTime: string;
        /**
         * @description One ledger account (customer/8), all of a kind (customer), all parties (party), a group of incomes or expenses (expense/other), or the vouchers of a category (voucher/7), of which those that count in the result (voucher/7/result) or do not (voucher/7/other). Of what a day compares: swipe, customer, pos, or one count of a fund (count/12).
         * @example customer/8
         */
        LedgerAccount: string;
        /** @description A balanced entry of the books with its lines: Σ Debit = Σ Credit. */
        LedgerEntry: {
            /**
             * Bút toán
             * @description Number.
             * @example 902
             */
            EntryID: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When it was posted.
             * @example 2026-11-20T09:20:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it counts on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Loại chứng từ
             * @description Kind of document behind it.
             * @example Expense
             */
            RefType: components["schemas"]["RefType"];
            /**
             * Chứng từ
             * @description Number of that document within its kind.
             * @example 31
             */
            RefID: number;
            /**
             * Diễn giải
             * @description In words.
             * @example Phiếu chi PC000031: Tiền điện tháng 11
             */
            Description: string;
            /**
             * Người tạo
             * @description Who caused it.
             * @example Lê Thị Thu
             */
            CreatedByName: string;
            /**
             * Đã hủy
             * @description Whether a later entry mirrors this one.
             * @example false
             */
            IsCancelled: boolean;
            /**
             * Đảo bút toán
             * @description Entry this one mirrors.
             * @example 901
             */
            ReversesEntryID?: components["schemas"]["RecordId"];
            /**
             * Các dòng
             * @description Debits first.
             */
            Lines: components["schemas"]["LedgerLine"][];
        };
        /** @description One side of an entry. */
        LedgerLine: {
            /**
             * Tài khoản kế toán
             * @description Account of the books (domain §2(o)).
             * @example expense/other/7
             */
            Account: string;
            /**
             * Tên
             * @description Account in words.
             * @example Chi: Điện nước Internet
             */
            Name: string;
            /**
             * Nợ
             * @description đồng.
             * @example 1250000
             */
            Debit: components["schemas"]["TotalMoney"];
            /**
             * Có
             * @description đồng.
             * @example 0
             */
            Credit: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Kind of a money line.
         * @example 1
         * @enum {integer}
         */
        LineKind: 1 | 2 | 3;
        /**
         * @description Status of a money line or a swipe; only 1 posts to the ledger.
         * @example 1
         * @enum {integer}
         */
        LineStatus: 0 | 1 | 2 | 3;
        /** @description One line of the action log. */
        LogAction: {
            /**
             * Nhật ký
             * @description Number.
             * @example 77
             */
            LogID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop it was done in.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Người thực hiện
             * @description Who did it.
             * @example 3
             */
            UserID: number;
            /**
             * Tài khoản
             * @description Account name.
             * @example nhanvien
             */
            UserName: string;
            /**
             * Người thực hiện
             * @description Full name.
             * @example Lê Thị Thu
             */
            FullName: string;
            /**
             * Màn hình
             * @description Screen.
             * @example 21
             */
            MenuID: components["schemas"]["MenuID"];
            /**
             * Thao tác
             * @description Kind of write.
             * @example 2
             */
            ActionID: components["schemas"]["ActionID"];
            /**
             * Chứng từ
             * @description Record concerned.
             * @example 120
             */
            RefID?: number;
            /**
             * Đơn
             * @description Order that all of it belongs to, while there is one to open.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Customer that all of it belongs to, while there is one to open.
             * @example 12
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description Card that was changed, while there is one to open.
             * @example 31
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Công nợ
             * @description true when what was done is a document of the customer's debt.
             * @example false
             */
            IsDebt?: boolean;
            /**
             * Cùng lần này
             * @description What else the same action did, each as its rule told it; absent when that is all.
             * @example [
             *       "Thêm đơn HD000121"
             *     ]
             */
            Others?: string[];
            /**
             * Lời gọi
             * @description Operation that did it; absent for what a screen reported.
             * @example addWithdrawal
             */
            Call?: string;
            /**
             * Nội dung
             * @description What was done; line breaks are written \n.
             * @example Thêm lượt quẹt cho HD000120
             */
            Note: string;
            /**
             * Trước
             * @description JSON of the changed fields before, masked.
             * @example {"FullName":"Nguyễn Thị Hoa"}
             */
            OldValue?: string;
            /**
             * Sau
             * @description JSON of the changed fields after, masked.
             * @example {"FullName":"Nguyễn Thị Hoà"}
             */
            NewValue?: string;
            /**
             * Bị từ chối
             * @description true when the right was missing and nothing was done.
             * @example false
             */
            Denied: boolean;
            /**
             * Thời gian
             * @description When.
             * @example 2026-11-20T09:00:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
        };
        /** @description One swipe; its rates are frozen as they were. */
        LogWithdrawal: components["schemas"]["SwipeFields"] & components["schemas"]["Audit"] & {
            /**
             * Lượt quẹt
             * @description Number.
             * @example 61
             */
            logWithdrawalId: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order; absent when a debt is paid by card.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Thanh toán công nợ
             * @description Debt payment the swipe belongs to.
             * @example 9
             */
            DebtID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Customer of the card.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName?: string;
            /**
             * Ngân hàng thẻ
             * @description Issuing bank.
             * @example TCB
             */
            CardBankCode?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4?: string;
            /**
             * Máy POS
             * @description Name of the POS.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 24531876
             */
            TID: string;
            /**
             * Loại thẻ
             * @description Network.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * Phí máy (%)
             * @description Rate frozen on the swipe; 0 on a partner’s POS.
             * @example 1320
             */
            PosFeePercent: components["schemas"]["Percent"];
            /**
             * Phí máy
             * @description đồng.
             * @example 396000
             */
            PosFee: components["schemas"]["Money"];
            /**
             * Hoa hồng (%)
             * @description Rate of the commission frozen on the swipe; 0 without a collaborator.
             * @example 100
             */
            AffPercent: components["schemas"]["Percent"];
            /**
             * Phí đối tác (%)
             * @description Rate frozen on the swipe; 0 without a partner.
             * @example 0
             */
            PartnerFeePercent: components["schemas"]["Percent"];
            /**
             * Phí đối tác
             * @description đồng.
             * @example 0
             */
            PartnerFee: components["schemas"]["Money"];
            /**
             * Quẹt lúc
             * @description When it was swiped.
             * @example 2026-11-20T09:30:00+07:00
             */
            SwipedAt: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it is booked on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Tiền về ngày
             * @description When the POS should return the money.
             * @example 2026-11-23
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Lô
             * @description Lot it is a bill of; absent outside any.
             * @example 31
             */
            NumberLoID?: components["schemas"]["RecordId"];
            /**
             * Cảnh báo
             * @description Rules broken, as they were shown.
             */
            RuleWarnings: components["schemas"]["SwipeWarning"][];
            /**
             * Người duyệt
             * @description Name behind ApprovedBy.
             * @example Trần Văn Chủ
             */
            ApprovedByName?: string;
            /**
             * Trạng thái
             * @description Only 1 counts in the books.
             * @example 1
             */
            Status: components["schemas"]["LineStatus"];
            /**
             * Lý do hủy
             * @description Reason given with the cancel.
             * @example Quẹt nhầm máy
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it.
             * @example Trần Văn Chủ
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T11:00:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
        };
        /** @description A swipe of an order. With logWithdrawalId it confirms a waiting swipe, whose fields are replaced by these. */
        LogWithdrawalInput: components["schemas"]["SwipeFields"] & {
            /**
             * Lượt quẹt chờ
             * @description Waiting swipe to confirm; absent to add.
             * @example 61
             */
            logWithdrawalId?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Of the waiting swipe; when given, a stale version is refused.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * Đơn
             * @description Order the swipe belongs to.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Trạng thái
             * @description 1 when absent; 0 keeps it waiting.
             * @example 1
             */
            Status?: components["schemas"]["NewLineStatus"];
        };
        /** @description Request of the login (specification §3). */
        LoginInput: {
            /**
             * Tài khoản
             * @description Account name.
             * @example chushop
             */
            UserName: string;
            /**
             * Mật khẩu
             * Format: password
             * @description Password as typed; never stored or logged.
             * @example Chushop@123
             */
            Password: string;
        };
        /** @description What a login answers; the browser stores it whole under the key user. */
        LoginResult: {
            /**
             * Token
             * @description Sent as header Token from now on.
             * @example 9f8e7d6c5b4a39281706f5e4d3c2b1a0
             */
            Token: string;
            /**
             * Người dùng
             * @description Sent as header UserID.
             * @example 2
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop the session starts in; -111 is the company.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Tên cửa hàng
             * @description Name of that shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Số tài khoản
             * @description Account that receives money; empty when none, and, with owner and bank, for a user without a screen that handles money.
             * @example 1017595600
             */
            AccountBank: string;
            /**
             * Chủ tài khoản
             * @description Owner of the account, capitals without accents.
             * @example TRAN VAN CHU
             */
            AccountOwner: string;
            /**
             * Ngân hàng
             * @description Bank of the account; empty when none.
             * @example VCB
             */
            BankCode: string;
            /**
             * Địa chỉ
             * @description Address of the shop.
             * @example 12 Phan Xích Long, Phú Nhuận, TP. Hồ Chí Minh
             */
            ShopAddress: string;
            /**
             * Số điện thoại
             * @description Telephone of the shop.
             * @example 02838444567
             */
            ShopPhone: string;
            /**
             * Chủ sở hữu
             * @description Owner of the shop; the logo may depend on it.
             * @example 2
             */
            OwnerUserID: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Account name.
             * @example chushop
             */
            UserName: string;
            /**
             * Họ tên
             * @description Name shown in the header.
             * @example Trần Văn Chủ
             */
            FullName: string;
            /**
             * Nhóm quyền
             * @description Group of the user.
             * @example 1
             */
            GroupID: components["schemas"]["GroupID"];
            /**
             * Hạn sử dụng
             * @description Last day the account may be used.
             * @example 2027-12-31
             */
            ExpiredDate: components["schemas"]["IsoDate"];
            /**
             * Menu
             * @description Side menu of the user; the company shop uses the fixed menu instead.
             */
            menuPermissions: components["schemas"]["MenuItem"][];
        };
        /** @description What became of a lot and of the slips that were kept. */
        LotBills: {
            /**
             * Số lô
             * @description The lot after the change; absent where only slips were kept.
             */
            Lot?: components["schemas"]["NumberLot"];
            /**
             * Bill
             * @description The slips that were kept, in the order they came.
             */
            Bills: components["schemas"]["Bill"][];
        };
        /** @description Swipes to put into a lot and to take out of it, and slips to keep: all or none. */
        LotBillsInput: {
            /**
             * Số lô
             * @description Lot to change; may be left out where only slips are kept.
             * @example 31
             */
            numberLoID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Of the lot as it was read; when given, a stale one is refused.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * Bill thêm vào
             * @description Numbers of successful swipes of the POS and day of the lot that are in no lot.
             * @example [
             *       61,
             *       62
             *     ]
             */
            AddIDs?: components["schemas"]["RecordId"][];
            /**
             * Bill lấy ra
             * @description Numbers of swipes of the lot.
             * @example [
             *       63
             *     ]
             */
            RemoveIDs?: components["schemas"]["RecordId"][];
            /**
             * Bill
             * @description Slips to keep, as somebody confirmed them.
             */
            Bills?: components["schemas"]["BillInput"][];
        };
        /**
         * @description What lowered the remainder of a lot.
         * @example 1
         * @enum {integer}
         */
        LotPayKind: 1 | 2 | 3;
        /** @description What lowered the remainder of a lot. */
        LotPayment: components["schemas"]["Audit"] & {
            /**
             * Lần nhận tiền
             * @description Number of the record.
             * @example 12
             */
            payNumberLoID: components["schemas"]["RecordId"];
            /**
             * Số lô
             * @description Lot it belongs to.
             * @example 31
             */
            NumberLoID: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description Money, rounding difference or adjustment.
             * @example 1
             */
            Kind: components["schemas"]["LotPayKind"];
            /**
             * Số tiền
             * @description đồng the remainder falls by; an adjustment may be negative.
             * @example 29604000
             */
            Amount: components["schemas"]["SignedMoney"];
            /**
             * Hình thức
             * @description How the money came; absent without money.
             * @example 2
             */
            Method?: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Bank and last digits behind BankCardID.
             * @example VCB ···5600
             */
            BankCardName?: string;
            /**
             * Thời gian
             * @description When it came.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it is booked on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Lý do
             * @description Why it was adjusted.
             * @example Ngân hàng thu phí trả nhanh trong ngày
             */
            Reason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Về đợt 1 trong ngày
             */
            Note?: string;
            /**
             * Lần tiền về
             * @description Cash back payment it is a part of; cancelled with it only.
             * @example 7
             */
            CashBackPaymentID?: components["schemas"]["RecordId"];
            /**
             * Được hủy
             * @description Whether the caller may cancel it by itself.
             * @example true
             */
            CanCancel: boolean;
            /**
             * Trạng thái
             * @description In force or cancelled.
             * @example 1
             */
            Status: components["schemas"]["PaymentStatus"];
            /**
             * Lý do hủy
             * @description Reason given with the cancel.
             * @example Ngân hàng thu hồi
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it.
             * @example Trần Văn Chủ
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T11:00:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
        };
        /** @description Sums of the lot, đồng. */
        LotPaymentTotals: {
            /**
             * Đã về
             * @description Σ money in force.
             * @example 29604000
             */
            ReceivedAmount: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Σ rounding differences and adjustments in force.
             * @example 0
             */
            AdjustAmount: components["schemas"]["TotalMoney"];
            /**
             * Còn lại
             * @description What is left of the lot.
             * @example 0
             */
            Remain: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Status of a number lot (domain §4).
         * @example 1
         * @enum {integer}
         */
        LotStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @description Screen of the application. A contract’s own page belongs to 21. Numbers are never reused.
         * @example 21
         * @enum {integer}
         */
        MenuID: 1 | 2 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 30 | 31 | 32 | 33 | 34 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 50 | 51 | 52 | 53 | 54 | 55 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67 | 70 | 71 | 72 | 73 | 74 | 80;
        /** @description One entry of the side menu; children come in the same shape. */
        MenuItem: {
            /**
             * Tên menu
             * @description Title shown; the icon is chosen by it.
             * @example Quản lý
             */
            title: string;
            /**
             * Hiển thị
             * @description Whether the entry is shown.
             * @example true
             */
            visible: boolean;
            /**
             * Đường dẫn
             * @description Route; empty for a group.
             * @example /customer
             */
            path: string;
            /**
             * Menu con
             * @description Entries below a group.
             */
            children?: components["schemas"]["MenuItem"][];
            /**
             * Màn hình
             * @description Screen the entry opens; absent for a group.
             * @example 10
             */
            MenuID?: components["schemas"]["MenuID"];
            /**
             * Quyền
             * @description What the user may do on the screen.
             */
            ActionIDs?: components["schemas"]["ActionID"][];
        };
        /** @description What a person may do on one screen. */
        MenuRight: {
            /**
             * Màn hình
             * @description Screen.
             * @example 20
             */
            MenuID: components["schemas"]["MenuID"];
            /**
             * Quyền
             * @description Actions; any other needs Xem (1) too.
             */
            ActionIDs: components["schemas"]["ActionID"][];
        };
        /**
         * @description How money moves.
         * @example 2
         * @enum {integer}
         */
        Method: 1 | 2;
        /**
         * @description Amount in whole đồng, never negative.
         * @example 30000000
         */
        Money: number;
        /** @description What the shop put out for one order and what came back. */
        MoneyBackRow: components["schemas"]["MoneyBackTotals"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account; with a column’s name as Figure it opens the entries behind the figure (CashBook).
             * @example customer/8
             */
            Account: string;
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khách hàng
             * @description Customer; it opens DetailDebt.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First phone.
             * @example 0987654321
             */
            CustomerPhone?: components["schemas"]["Phone"];
            /**
             * Ngày hẹn
             * @description Appointment.
             * @example 2026-11-20T09:00:00+07:00
             */
            AppointmentDate: components["schemas"]["IsoDateTime"];
        };
        /** @description Sums over all rows, đồng. */
        MoneyBackTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Out before the period.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Nạp thẻ
             * @description + Paid into the card.
             * @example 30000000
             */
            PaidCard: components["schemas"]["TotalMoney"];
            /**
             * Phí
             * @description + Fee charged.
             * @example 540000
             */
            Fee: components["schemas"]["TotalMoney"];
            /**
             * Đã chuyển khách
             * @description + Sent to the customer.
             * @example 0
             */
            Sent: components["schemas"]["TotalMoney"];
            /**
             * Thu về qua quẹt
             * @description − Came back by swipes.
             * @example 30000000
             */
            Swiped: components["schemas"]["TotalMoney"];
            /**
             * Khách trả
             * @description − Came back as payments.
             * @example 540000
             */
            Received: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description ± Adjustments.
             * @example 0
             */
            Adjusted: components["schemas"]["TotalMoney"];
            /**
             * Còn phải thu
             * @description What has not come back at the end of the period.
             * @example 0
             */
            Remain: components["schemas"]["TotalMoney"];
        };
        /** @description Money moved, or to be moved, for an order: PaymentSchedule (1), CustomerTopUp (2), SentMoney (3). */
        MoneyLine: components["schemas"]["MoneyLineFields"] & components["schemas"]["Audit"] & {
            /**
             * Dòng tiền
             * @description Number, one series over the three kinds.
             * @example 51
             */
            PaymentID: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description Which of the three it is.
             * @example 1
             */
            Kind: components["schemas"]["LineKind"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode: string;
            /**
             * Thời gian
             * @description When the money moved or is to move.
             * @example 2026-11-20T09:20:00+07:00
             */
            PaidAt: components["schemas"]["IsoDateTime"];
            /**
             * Ngày ghi sổ
             * @description Day it is booked on.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Tài khoản
             * @description Bank and last digits behind BankCardID.
             * @example VCB ···5600
             */
            BankCardName?: string;
            /**
             * Trạng thái
             * @description Only 1 counts in the books.
             * @example 1
             */
            Status: components["schemas"]["LineStatus"];
            /**
             * Cảnh báo
             * @description Rules W12 and W13 it breaks, as they were shown; absent when none.
             */
            RuleWarnings?: components["schemas"]["SwipeWarning"][];
            /**
             * Lý do hủy
             * @description Reason given with the cancel.
             * @example Chuyển nhầm thẻ
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it.
             * @example Trần Văn Chủ
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T11:00:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
        };
        /** @description What is entered about money moved for an order. */
        MoneyLineFields: {
            /**
             * Đơn
             * @description Order the money belongs to.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description Cash or transfer.
             * @example 2
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Nơi nhận
             * @description Account or card end the money went to.
             * @example TCB ···4821
             */
            TargetAccount?: string;
            /**
             * Thời gian
             * @description When the money moved; now when absent.
             * @example 2026-11-20T09:20:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Nạp đợt một
             */
            Note?: string;
            /**
             * Lý do vượt cảnh báo
             * @description At least 5 characters; required when rule W12 or W13 is broken, and when the fund would fall below 0 in a shop that asks. Of a waiting line it holds until another is given.
             * @example Khách nhờ nạp thêm phí thường niên
             */
            OverrideReason?: string;
        };
        /** @description Money that has moved. With PaymentID it confirms a waiting line, whose fields are replaced by these. */
        MoneyLineInput: components["schemas"]["MoneyLineFields"] & {
            /**
             * Dòng chờ
             * @description Waiting line to confirm; absent to add.
             * @example 51
             */
            PaymentID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Of the waiting line; when given, a stale version is refused.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description What happens when money leaves a fund that holds less (domain §2(p)): 1 it is refused, 2 a reason is asked for and kept, 3 it passes.
         * @example 2
         * @enum {integer}
         */
        NegativeFunds: 1 | 2 | 3;
        /** @description A customer entered in the period. */
        NewCustomerRow: components["schemas"]["NewCustomerTotals"] & {
            /**
             * Tài khoản sổ
             * @description Ledger account; with a column’s name as Figure it opens the entries behind the figure (CashBook).
             * @example customer/8
             */
            Account: string;
            /**
             * Khách hàng
             * @description Number.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code.
             * @example KH000008
             */
            Code: string;
            /**
             * Họ tên
             * @description Name.
             * @example Nguyễn Thị Hoa
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description First phone.
             * @example 0987654321
             */
            Phone: components["schemas"]["Phone"];
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Ngày tạo
             * @description When the customer was entered.
             * @example 2026-11-20T09:00:00+07:00
             */
            CreatedDate: components["schemas"]["IsoDateTime"];
            /**
             * Người tạo
             * @description Who entered it.
             * @example Lê Thị Thu
             */
            CreatedByName: string;
            /**
             * Cộng tác viên
             * @description Who referred the customer.
             * @example Phạm Tuấn
             */
            AffName?: string;
        };
        /** @description Sums over all rows. */
        NewCustomerTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số thẻ
             * @description Cards on file.
             * @example 2
             */
            CardCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Orders and appointments made.
             * @example 1
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Doanh số
             * @description Swiped up to the end of the period.
             * @example 30000000
             */
            TotalSwipe: components["schemas"]["TotalMoney"];
            /**
             * Phí
             * @description Charged up to the end of the period.
             * @example 540000
             */
            FeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description Owed at the end of the period.
             * @example 0
             */
            Debt: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Status a new line may be given.
         * @example 1
         * @enum {integer}
         */
        NewLineStatus: 0 | 1;
        /** @description An appointment to add. */
        NewSchedule: components["schemas"]["ScheduleFields"];
        /** @description A lot with its sums, which are read from its bills and payments. */
        NumberLot: components["schemas"]["Audit"] & {
            /**
             * Số lô
             * @description Number of the record.
             * @example 31
             */
            numberLoID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Own POS.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Name of the POS.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 24531876
             */
            TID: string;
            /**
             * POS mẹ
             * @description Parent of the POS; absent when it is its own.
             * @example 3
             */
            PosParentID?: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Name of the parent.
             * @example Máy VCB chính
             */
            PosParentName?: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Ngày
             * @description Day of its bills.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Số lô
             * @description As printed.
             * @example 000123
             */
            LotNo: string;
            /**
             * Số bill
             * @description Successful swipes in the lot.
             * @example 12
             */
            BillCount: components["schemas"]["Count"];
            /**
             * Tổng tiền
             * @description Σ swiped, đồng.
             * @example 300000000
             */
            TotalAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Σ machine fees, đồng.
             * @example 3960000
             */
            TotalFee: components["schemas"]["TotalMoney"];
            /**
             * Phải về
             * @description TotalAmount − TotalFee.
             * @example 296040000
             */
            ExpectedAmount: components["schemas"]["TotalMoney"];
            /**
             * Đã về
             * @description Σ payments in force, parts of cash backs included, đồng.
             * @example 200000000
             */
            ReceivedAmount: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Rounding difference and adjustments in force, đồng; positive takes off.
             * @example 0
             */
            AdjustAmount: components["schemas"]["TotalMoney"];
            /**
             * Còn lại
             * @description ExpectedAmount − ReceivedAmount − AdjustAmount; below zero when more came than the bills are worth.
             * @example 96040000
             */
            Remain: components["schemas"]["TotalMoney"];
            /**
             * Số bill trên phiếu
             * @description As printed on the settlement slip.
             * @example 12
             */
            SlipCount?: components["schemas"]["Count"];
            /**
             * Tổng tiền trên phiếu
             * @description As printed on the settlement slip, đồng.
             * @example 300000000
             */
            SlipAmount?: components["schemas"]["Money"];
            /**
             * Lệch số bill
             * @description SlipCount − BillCount; absent without a slip.
             * @example 0
             */
            CountDifference?: number;
            /**
             * Lệch tiền
             * @description SlipAmount − TotalAmount, đồng; absent without a slip.
             * @example 0
             */
            AmountDifference?: components["schemas"]["TotalMoney"];
            /**
             * Lệch phiếu
             * @description Whether the settled lot differs from its slip and nobody has accounted for it.
             * @example false
             */
            DiffersFromSlip: boolean;
            /**
             * Lý do lệch
             * @description Why the slip may differ from the bills.
             * @example Một bill bị hủy sau khi kết toán
             */
            DifferenceReason?: string;
            /**
             * Hạn
             * @description Day the money is to come.
             * @example 2026-11-23
             */
            DueDate: components["schemas"]["IsoDate"];
            /**
             * Quá hạn
             * @description Whether something is left after DueDate.
             * @example false
             */
            IsOverdue: boolean;
            /**
             * Kết toán lúc
             * @description When it was settled against its slip.
             * @example 2026-11-20T18:05:00+07:00
             */
            SettledAt?: components["schemas"]["IsoDateTime"];
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T18:10:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
            /**
             * Được làm tròn
             * @description Whether what is left may be closed as a rounding difference.
             * @example false
             */
            CanCloseRounding: boolean;
            /**
             * Được xóa
             * @description Whether it holds neither bills nor money.
             * @example false
             */
            CanDelete: boolean;
            /**
             * Ghi chú
             * @description Free text.
             * @example Phiếu kết toán in lại lần 2
             */
            Note?: string;
            /**
             * Trạng thái
             * @description Derived from slip, bills and payments.
             * @example 2
             */
            Status: components["schemas"]["LotStatus"];
        };
        /** @description A new lot; swipes of its POS and day that name it become its bills. */
        NumberLotInput: {
            /**
             * Máy POS
             * @description Own POS the lot was closed on.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Ngày
             * @description Day of its bills; never in the future.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Số lô
             * @description As printed, leading zeros kept; once a POS and day.
             * @example 000123
             */
            LotNo: string;
            /**
             * Số bill trên phiếu
             * @description Bills printed on the settlement slip.
             * @example 12
             */
            SlipCount?: components["schemas"]["Count"];
            /**
             * Tổng tiền trên phiếu
             * @description Total printed on the settlement slip, đồng.
             * @example 300000000
             */
            SlipAmount?: components["schemas"]["Money"];
            /**
             * Hạn
             * @description Day the money is to come; as the POS settles when absent.
             * @example 2026-11-23
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Phiếu kết toán in lại lần 2
             */
            Note?: string;
        };
        /** @description Sums over all matching lots, đồng. */
        NumberLotTotals: {
            /**
             * Số bill
             * @description Σ bills.
             * @example 120
             */
            BillCount: components["schemas"]["Count"];
            /**
             * Tổng tiền
             * @description Σ swiped.
             * @example 3000000000
             */
            TotalAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Σ machine fees.
             * @example 39600000
             */
            TotalFee: components["schemas"]["TotalMoney"];
            /**
             * Phải về
             * @description Σ to come.
             * @example 2960400000
             */
            ExpectedAmount: components["schemas"]["TotalMoney"];
            /**
             * Đã về
             * @description Σ received.
             * @example 2900000000
             */
            ReceivedAmount: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Σ adjustments.
             * @example 0
             */
            AdjustAmount: components["schemas"]["TotalMoney"];
            /**
             * Còn lại
             * @description Σ left.
             * @example 60400000
             */
            Remain: components["schemas"]["TotalMoney"];
            /**
             * Số lô quá hạn
             * @description Lots whose money is late.
             * @example 1
             */
            OverdueCount: components["schemas"]["Count"];
            /**
             * Quá hạn
             * @description Σ left of them.
             * @example 29604000
             */
            OverdueAmount: components["schemas"]["TotalMoney"];
        };
        /** @description Slip, due date and note of a lot are replaced; beside that it is settled, closed as rounding or adjusted. */
        NumberLotUpdate: {
            /**
             * Số lô
             * @description Lot to change.
             * @example 31
             */
            numberLoID: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Of the lot as it was read; a stale one is refused.
             * @example 1
             */
            Version: components["schemas"]["Version"];
            /**
             * Số bill trên phiếu
             * @description Bills printed on the settlement slip; required once settled.
             * @example 12
             */
            SlipCount?: components["schemas"]["Count"];
            /**
             * Tổng tiền trên phiếu
             * @description Total printed on the settlement slip, đồng; required once settled.
             * @example 300000000
             */
            SlipAmount?: components["schemas"]["Money"];
            /**
             * Hạn
             * @description Day the money is to come; unchanged when absent.
             * @example 2026-11-23
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Phiếu kết toán in lại lần 2
             */
            Note?: string;
            /**
             * Kết toán
             * @description true settles the lot against its slip, false takes that back while nothing was paid; unchanged when absent.
             * @example true
             */
            IsSettled?: boolean;
            /**
             * Chênh lệch làm tròn
             * @description Closes what is left, at most one đồng a bill, as a rounding difference.
             * @example false
             */
            CloseRounding?: boolean;
            /**
             * Số tiền điều chỉnh
             * @description đồng taken off what is left, negative to add, not zero; needs Reason and the right Duyệt.
             * @example 150000
             */
            AdjustAmount?: components["schemas"]["SignedMoney"];
            /**
             * Lý do
             * @description At least 10 characters; why the lot is adjusted, or why its slip may differ from its bills.
             * @example Ngân hàng thu phí trả nhanh trong ngày
             */
            Reason?: string;
        };
        /**
         * @description What a partner’s debt is offset against.
         * @example 2
         * @enum {integer}
         */
        OffsetType: 1 | 2 | 4;
        /** @description An opening balance in force. */
        OpeningBalance: {
            /**
             * Bút toán
             * @description Entry it stands in.
             * @example 12
             */
            EntryID: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description Kind of party or fund.
             * @example 1
             */
            PartyType: components["schemas"]["OpeningKind"];
            /**
             * Đối tượng
             * @description Number of the party or account; 1 for cash.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code, TID or account number; absent for cash.
             * @example KH000008
             */
            PartyCode?: string;
            /**
             * Tên
             * @description Name of the party, account or fund.
             * @example Nguyễn Văn An
             */
            PartyName: string;
            /**
             * Số dư đầu
             * @description đồng. Positive: the party owes the shop, or the fund holds it.
             * @example 5000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Ngày ghi sổ
             * @description First day of the shop when it was entered.
             * @example 2026-11-01
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Diễn giải
             * @description What the entry says, its note included.
             * @example Số dư đầu của khách hàng KH000008 Nguyễn Văn An: Sổ tay trang 12
             */
            Description: string;
            /**
             * Cửa hàng
             * @description Shop whose books it stands in.
             * @example Thẻ Phú Nhuận
             */
            ShopName?: string;
            /**
             * Thời gian nhập
             * @description When it was entered.
             * @example 2026-11-20T09:20:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Người nhập
             * @description Who entered it.
             * @example Trần Văn Chủ
             */
            CreatedByName: string;
        };
        /** @description What one party or fund brings along from the old book. A party is named by its number or by its key. */
        OpeningBalanceFields: {
            /**
             * Loại
             * @description Kind of party or fund.
             * @example 1
             */
            PartyType: components["schemas"]["OpeningKind"];
            /**
             * Đối tượng
             * @description Number of the party; its key is asked for when absent. Cash needs neither.
             * @example 8
             */
            PartyID?: components["schemas"]["RecordId"];
            /**
             * Mã/SĐT/Số tài khoản/TID
             * @description Code or telephone of a customer, partner or collaborator, TID of a POS, number of a bank account.
             * @example 0912345678
             */
            PartyKey?: string;
            /**
             * Tên
             * @description Name in the old book; refused when it is not that of the party found.
             * @example Nguyễn Văn An
             */
            PartyName?: string;
            /**
             * Số tiền
             * @description đồng. Positive: the party owes the shop, or the fund holds it; negative: the shop owes the party. 0 takes the opening balance back.
             * @example 5000000
             */
            Amount: components["schemas"]["SignedMoney"];
            /**
             * Ghi chú
             * @description Where it comes from.
             * @example Sổ tay trang 12
             */
            Note?: string;
            /**
             * Lý do sửa
             * @description Why the opening balance there is is replaced; at least 10 characters then.
             * @example Sổ cũ cộng sót một tờ
             */
            Reason?: string;
        };
        /** @description What opening balances come to. */
        OpeningBalanceTotals: {
            /**
             * Quỹ
             * @description Σ of cash and bank accounts, đồng.
             * @example 500000000
             */
            Funds: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Σ of what parties owe the shop, đồng.
             * @example 5000000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ of what the shop owes parties, đồng.
             * @example 0
             */
            Payable: components["schemas"]["TotalMoney"];
            /**
             * Vốn đầu kỳ
             * @description Funds + Receivable − Payable, đồng.
             * @example 505000000
             */
            Capital: components["schemas"]["TotalMoney"];
        };
        /** @description What becomes of a list of opening balances, line by line. */
        OpeningImport: components["schemas"]["ImportCounts"] & {
            /**
             * Các dòng
             * @description One for each line, in order.
             */
            Rows: components["schemas"]["OpeningImportLine"][];
        };
        /** @description What becomes of one line, and the opening balance it makes. */
        OpeningImportLine: components["schemas"]["ImportLine"] & {
            /**
             * Bản ghi
             * @description The opening balance as it is or would be saved; absent for a line with errors.
             */
            Record?: components["schemas"]["OpeningBalanceFields"];
        };
        /**
         * @description Whose opening balance.
         * @example 1
         * @enum {integer}
         */
        OpeningKind: 1 | 2 | 3 | 4 | 5 | 6;
        /** @description What was posted for one order in the period. */
        OrderReportRow: components["schemas"]["TradeFigures"] & {
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khách hàng
             * @description Customer; it opens DetailDebt.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Dịch vụ
             * @description Service.
             * @example 1
             */
            ServiceType?: components["schemas"]["ServiceType"];
            /**
             * Nhân viên
             * @description Staff in charge.
             * @example Lê Thị Thu
             */
            StaffName: string;
            /**
             * Ngày hẹn
             * @description Appointment.
             * @example 2026-11-20T09:00:00+07:00
             */
            AppointmentDate?: components["schemas"]["IsoDateTime"];
            /**
             * Trạng thái
             * @description Status now.
             * @example 4
             */
            Status?: components["schemas"]["ScheduleStatus"];
        };
        /** @description One flag of one order (domain §2(k)). */
        OrderWarning: {
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the order.
             * @example HD000120
             */
            ScheduleCode: string;
            /**
             * Cửa hàng
             * @description Shop of the order.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Mã
             * @description Flag.
             * @example C02
             */
            Code: components["schemas"]["OrderWarningCode"];
            /**
             * Nội dung
             * @description Cause with its figures, ready to show.
             * @example Quẹt thiếu 5.000.000 đ so với tiền đã nạp
             */
            Message: string;
            /**
             * Từ ngày
             * @description Day the flag arose.
             * @example 2026-11-20
             */
            Since: components["schemas"]["IsoDate"];
            /**
             * Đã (ngày)
             * @description Whole days the flag has stood, 0 on the day it arose.
             * @example 3
             */
            Days: number;
            /**
             * Thẻ
             * @description Card of the order.
             * @example 45
             */
            CardDataID: components["schemas"]["RecordId"];
            /**
             * Lượt quẹt
             * @description Swipe that the flag is about, of C03 the oldest without a bill; absent for every other flag.
             * @example 91
             */
            LogWithdrawalID?: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description Amount concerned, đồng.
             * @example 5000000
             */
            Amount?: components["schemas"]["TotalMoney"];
            /**
             * Cách xử lý
             * @description What makes the flag go away.
             * @example Quẹt nốt phần còn thiếu hoặc ghi nhận công nợ của khách
             */
            Fix: string;
            /**
             * Lý do bỏ qua
             * @description Why it was set aside; absent while it stands.
             * @example Khách hẹn quẹt bù tuần sau
             */
            DismissReason?: string;
            /**
             * Người bỏ qua
             * @description Who set it aside.
             * @example Trần Văn Chủ
             */
            DismissedByName?: string;
            /**
             * Bỏ qua lúc
             * @description When.
             * @example 2026-11-20T09:00:00+07:00
             */
            DismissedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Khách hàng
             * @description Customer.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First number.
             * @example 0912345678
             */
            CustomerPhone: components["schemas"]["Phone"];
            /**
             * Ngân hàng thẻ
             * @description Issuing bank.
             * @example TCB
             */
            CardBankCode: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4: string;
            /**
             * Nhân viên
             * @description Member of staff in charge.
             * @example 3
             */
            StaffID: components["schemas"]["RecordId"];
            /**
             * Nhân viên
             * @description Name behind StaffID.
             * @example Lê Thị Thu
             */
            StaffName: string;
            /**
             * Trạng thái
             * @description Where the order stands.
             * @example 2
             */
            Status: components["schemas"]["ScheduleStatus"];
        };
        /**
         * @description Why an order is flagged (domain §2(k)).
         * @example C02
         * @enum {string}
         */
        OrderWarningCode: "C01" | "C02" | "C03" | "C04" | "C05" | "C06" | "C07" | "C08" | "C09" | "C10" | "C11";
        /** @description A partner with what the ledger and the orders say. */
        Partner: components["schemas"]["PartnerFields"] & components["schemas"]["Audit"] & {
            /**
             * Đối tác
             * @description Number.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example DT0001
             */
            Code: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Công nợ
             * @description Balance now, đồng; positive: the partner owes the shop.
             * @example 19720000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Σ of the orders the partner owes on, đồng.
             * @example 19720000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ of the orders the shop owes on, đồng.
             * @example 0
             */
            Payable: components["schemas"]["TotalMoney"];
            /**
             * Vượt hạn mức
             * @description Whether Debt is above DebtLimit.
             * @example false
             */
            OverLimit: boolean;
            /**
             * Dòng phí
             * @description Rows of the fee matrix.
             * @example 3
             */
            FeeCount: components["schemas"]["Count"];
            /**
             * POS đối tác
             * @description Terminals of the partner the shop may swipe on.
             * @example 1
             */
            PosCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Orders that were not cancelled.
             * @example 14
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Đơn gần nhất
             * @description Day of the latest of them.
             * @example 2026-11-18
             */
            LastOrderDate?: components["schemas"]["IsoDate"];
        };
        /** @description Debt of one party over a period. */
        PartnerDebtRow: components["schemas"]["PartyKey"] & components["schemas"]["PartnerDebtTotals"];
        /** @description Sums of partners’ debts over all rows, đồng. */
        PartnerDebtTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Before the period, đồng; positive: they owe the shop.
             * @example 1200000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description + Swipes on their POS, less what they keep.
             * @example 19700000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description − Swipes of their cards and their share of fees.
             * @example 5000000
             */
            Payable: components["schemas"]["TotalMoney"];
            /**
             * Đã thu
             * @description − Received from them into a fund.
             * @example 10000000
             */
            Collected: components["schemas"]["TotalMoney"];
            /**
             * Đã trả
             * @description + Paid to them from a fund.
             * @example 0
             */
            PaidOut: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description ± Adjustments, offsets and opening balances.
             * @example 0
             */
            Adjusted: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening with every column by its sign.
             * @example 900000
             */
            Closing: components["schemas"]["TotalMoney"];
        };
        /** @description What a shop has agreed with a partner as a whole. */
        PartnerDefault: {
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Mã đối tác
             * @description Code of the partner.
             * @example DT0001
             */
            PartnerCode: string;
            /**
             * Đối tác
             * @description Name of the partner.
             * @example Cửa hàng Minh Phát
             */
            PartnerName: string;
            /**
             * Cửa hàng
             * @description Shop of the partner.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Phí mặc định (%)
             * @description Rate where no row names the POS or card type, thousandths of a percent; absent when none is agreed.
             * @example 1500
             */
            FeePercent?: components["schemas"]["Percent"];
            /**
             * Dòng phí
             * @description Rows of the matrix.
             * @example 3
             */
            FeeCount: components["schemas"]["Count"];
            /**
             * POS đối tác
             * @description Terminals of the partner.
             * @example 1
             */
            PosCount: components["schemas"]["Count"];
            /**
             * Số đơn
             * @description Orders that were not cancelled.
             * @example 14
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Đơn gần nhất
             * @description Day of the latest of them.
             * @example 2026-11-18
             */
            LastOrderDate?: components["schemas"]["IsoDate"];
            /**
             * Trạng thái
             * @description Status of the partner.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /**
         * @description Which way a payment of a partner’s orders goes.
         * @example 1
         * @enum {integer}
         */
        PartnerDirection: 1 | 2;
        /** @description A row of the fee matrix. */
        PartnerFee: components["schemas"]["Audit"] & {
            /**
             * Dòng phí
             * @description Number of the row.
             * @example 4
             */
            ConfigPartnerFeeShopID: components["schemas"]["RecordId"];
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Mã đối tác
             * @description Code of the partner.
             * @example DT0001
             */
            PartnerCode: string;
            /**
             * Đối tác
             * @description Name of the partner.
             * @example Cửa hàng Minh Phát
             */
            PartnerName: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Máy POS
             * @description Own POS the rate is for; absent with PosPartnerID is every POS.
             * @example 4
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description Terminal of the partner the rate is for.
             * @example 1
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Network the rate is for; absent is every one.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Máy POS
             * @description Name behind PosID or PosPartnerID.
             * @example Máy VCB quầy 1
             */
            PosName?: string;
            /**
             * Phí (%)
             * @description What the partner’s side keeps, thousandths of a percent.
             * @example 1500
             */
            FeePercent: components["schemas"]["Percent"];
            /**
             * Áp dụng từ
             * @description First day of the agreement.
             * @example 2026-11-01
             */
            FromDate: components["schemas"]["IsoDate"];
            /**
             * Mức áp dụng
             * @description How specific the row is.
             * @example 2
             */
            Level: components["schemas"]["PartnerFeeLevel"];
        };
        /** @description The rate a swipe would carry now. */
        PartnerFeeInForce: {
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Phí (%)
             * @description Thousandths of a percent.
             * @example 1500
             */
            FeePercent: components["schemas"]["Percent"];
            /**
             * Mức áp dụng
             * @description How specific the row is.
             * @example 2
             */
            Level: components["schemas"]["PartnerFeeLevel"];
            /**
             * Dòng phí
             * @description Row that won; absent when it is the default on the partner’s own record.
             */
            Fee?: components["schemas"]["PartnerFee"];
        };
        /** @description A rate to add or to change; a row of the same partner, POS and card type is replaced. */
        PartnerFeeInput: {
            /**
             * Dòng phí
             * @description Row to change; absent to find it by its key or to add it.
             * @example 4
             */
            ConfigPartnerFeeShopID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with ConfigPartnerFeeShopID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Own POS the rate is for; absent with PosPartnerID is every POS.
             * @example 4
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description Terminal of the partner the rate is for.
             * @example 1
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Network the rate is for; absent is every one.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Phí (%)
             * @description What the partner’s side keeps, thousandths of a percent.
             * @example 1500
             */
            FeePercent: components["schemas"]["Percent"];
            /**
             * Áp dụng từ
             * @description First day of the agreement, not in the future; today when absent.
             * @example 2026-11-01
             */
            FromDate?: components["schemas"]["IsoDate"];
        };
        /**
         * @description How specific a rate of a partner is; the lowest number wins (domain §2(d)).
         * @example 2
         * @enum {integer}
         */
        PartnerFeeLevel: 1 | 2 | 3 | 4;
        /** @description The fee matrix, and what each shop has agreed with each partner as a whole. */
        PartnerFeeMatrix: {
            /**
             * Dòng phí
             * @description Page of rows, the most specific first within a partner.
             */
            Fees: components["schemas"]["PartnerFee"][];
            /**
             * Mặc định
             * @description Every matching partner, one row each.
             */
            Defaults: components["schemas"]["PartnerDefault"][];
        };
        /** @description Rows of the fee matrix, all kept or none; rows that are not named stay. */
        PartnerFeesInput: {
            /**
             * Dòng phí
             * @description One row, or a pasted block.
             */
            Fees: components["schemas"]["PartnerFeeInput"][];
        };
        /** @description What is entered about a partner. */
        PartnerFields: {
            /**
             * Tên đối tác
             * @description Name of the shop or POS owner.
             * @example Cửa hàng Minh Phát
             */
            Name: string;
            /**
             * Số điện thoại
             * @description Unique among the partners of the shop.
             * @example 0912345678
             */
            Phone: components["schemas"]["Phone"];
            /**
             * Địa chỉ
             * @description Postal address.
             * @example 12 Lý Thường Kiệt, Quận 10, TP. Hồ Chí Minh
             */
            Address?: string;
            /**
             * Số tài khoản
             * @description Account money is sent to.
             * @example 0441000765432
             */
            AccountBank?: string;
            /**
             * Ngân hàng
             * @description Code of the bank of the account; empty for none.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Chủ tài khoản
             * @description Kept in capitals without accents.
             * @example TRAN MINH PHAT
             */
            AccountOwner?: string;
            /**
             * Phí mặc định (%)
             * @description Rate where the fee matrix has no row of its own, thousandths of a percent.
             * @example 1500
             */
            FeePercentDefault?: components["schemas"]["Percent"];
            /**
             * Hạn mức nợ
             * @description Debt above which a warning is shown, đồng.
             * @example 200000000
             */
            DebtLimit?: components["schemas"]["Money"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Đối soát thứ sáu hằng tuần
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 hides the partner from pickers.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What becomes of an import of partners, line by line. */
        PartnerImport: components["schemas"]["ImportCounts"] & {
            /**
             * Các dòng
             * @description One for each line, in order.
             */
            Rows: components["schemas"]["PartnerImportLine"][];
        };
        /** @description What becomes of one line, and the partner it makes. */
        PartnerImportLine: components["schemas"]["ImportLine"] & {
            /**
             * Bản ghi
             * @description The record as it is or would be saved; absent for a line with errors.
             */
            Record?: components["schemas"]["PartnerFields"];
        };
        /** @description A partner to add, or to change when PartnerID is given. */
        PartnerInput: components["schemas"]["PartnerFields"] & {
            /**
             * Đối tác
             * @description Partner to change; absent to add.
             * @example 1
             */
            PartnerID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with PartnerID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description Partner’s part in an order (domain §2(d)).
         * @example 0
         * @enum {integer}
         */
        PartnerMode: 0 | 1 | 2 | 3;
        /** @description A partner in a picker. */
        PartnerPick: {
            /**
             * Đối tác
             * @description Number.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code within the shop.
             * @example DT0001
             */
            Code: string;
            /**
             * Tên đối tác
             * @description Name shown.
             * @example Cửa hàng Minh Phát
             */
            Name: string;
            /**
             * Số điện thoại
             * @description Telephone. Absent for a caller without a screen that needs it.
             * @example 0912345678
             */
            Phone?: components["schemas"]["Phone"];
            /**
             * Cửa hàng
             * @description Shop of the partner.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Phí mặc định (%)
             * @description Rate without a row of the matrix. Absent for a caller without a screen that needs it.
             * @example 1500
             */
            FeePercentDefault?: components["schemas"]["Percent"];
            /**
             * Trạng thái
             * @description 1 may be chosen.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description Sums over all matching partners, đồng. */
        PartnerTotals: {
            /**
             * Công nợ
             * @description Σ balances.
             * @example 19720000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Σ owed to the shop.
             * @example 21720000
             */
            Receivable: components["schemas"]["TotalMoney"];
            /**
             * Phải trả
             * @description Σ owed by the shop.
             * @example 2000000
             */
            Payable: components["schemas"]["TotalMoney"];
        };
        /** @description A party with the account that opens its entries. */
        PartyKey: {
            /**
             * Tài khoản sổ
             * @description Ledger account; as parameter Account of CashBook it opens the entries behind any column of the row, Figure naming the column.
             * @example customer/8
             */
            Account: string;
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Loại đối tượng
             * @description Kind of party; with PartyID it opens DetailDebt.
             * @example 1
             */
            PartyType: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number within its kind.
             * @example 8
             */
            PartyID: components["schemas"]["RecordId"];
            /**
             * Mã
             * @description Code of the party.
             * @example KH000008
             */
            Code: string;
            /**
             * Tên
             * @description Name of the party.
             * @example Nguyễn Thị Hoa
             */
            Name: string;
            /**
             * Số điện thoại
             * @description First phone; a POS has none.
             * @example 0987654321
             */
            Phone?: components["schemas"]["Phone"];
        };
        /** @description Money that came from a parent POS or went back to its owner, or an adjustment. */
        PayCashBackInput: {
            /**
             * POS mẹ
             * @description Parent POS; a POS below another is refused.
             * @example 3
             */
            PosParentID: components["schemas"]["RecordId"];
            /**
             * Đợt tiền về
             * @description Announcement it belongs to.
             * @example 5
             */
            CashBackID?: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description 1 when absent.
             * @example 1
             */
            Type?: components["schemas"]["CashBackType"];
            /**
             * Số tiền
             * @description đồng, above zero; only an adjustment may be negative. Giving back and taking off never exceed the surplus.
             * @example 60000000
             */
            Amount: components["schemas"]["SignedMoney"];
            /**
             * Hình thức
             * @description Cash or transfer; required but for an adjustment.
             * @example 2
             */
            Method?: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When the money moved; now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Lý do
             * @description At least 10 characters for an adjustment, which requires it; at least 5 when money given back would take the fund below 0 in a shop that asks.
             * @example Chủ máy trừ phí chuyển nhanh
             */
            Reason?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Về tròn 60 triệu
             */
            Note?: string;
            /**
             * Xem trước
             * @description true tells where the money would go and books nothing; its paymentID is the number the payment would get.
             * @example true
             */
            Preview?: boolean;
        };
        /** @description A customer pays a debt with a card: swipe S lowers the debt by S − fee(S). */
        PayDebtCardInput: {
            /**
             * Khách hàng
             * @description Customer.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description Card swiped.
             * @example 15
             */
            CardDataID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Own POS swiped on.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Số tiền quẹt
             * @description S, đồng.
             * @example 550000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Phí khách (%)
             * @description Rate of the fee on S.
             * @example 1800
             */
            CustomerFeePercent: components["schemas"]["Percent"];
            /**
             * Đơn
             * @description Order paid first; the rest goes to the oldest.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Số lô
             * @description As printed.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description As printed.
             * @example 000457
             */
            InvoiceNo?: string;
            /**
             * Mã chuẩn chi
             * @description Six letters or digits.
             * @example A1B2C4
             */
            ApprovalCode?: string;
            /**
             * Số tham chiếu
             * @description Reference number of the slip.
             * @example 632411223345
             */
            RefNo?: string;
            /**
             * Quẹt lúc
             * @description When it was swiped; now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            SwipedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do vượt cảnh báo
             * @description Required when a rule of level 1 to 3 is broken.
             * @example Khách trả nợ một lần
             */
            OverrideReason?: string;
            /**
             * Người duyệt
             * @description Approver; required when a rule of level 3 is broken.
             * @example 2
             */
            ApprovedBy?: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Trả nợ bằng thẻ
             */
            Note?: string;
        };
        /** @description A customer pays a debt, or the shop pays a customer back. */
        PayDebtInput: {
            /**
             * Khách hàng
             * @description Customer.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Chiều
             * @description 1 when absent.
             * @example 1
             */
            Direction?: components["schemas"]["DebtDirection"];
            /**
             * Số tiền
             * @description đồng; never more than the debt.
             * @example 540000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description Cash or transfer.
             * @example 1
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order paid first; the rest goes to the oldest.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When the money moved; now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách trả tại quầy
             */
            Note?: string;
            /**
             * Lý do
             * @description At least 5 characters; required when the fund would fall below 0 in a shop that asks.
             * @example Chủ nộp thêm tiền vào chiều nay
             */
            Reason?: string;
        };
        /** @description Money that came for one lot. */
        PayNumberLotInput: {
            /**
             * Số lô
             * @description Lot it came for.
             * @example 31
             */
            NumberLoID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description đồng; at most what is left and one đồng a bill.
             * @example 29604000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description Cash or transfer.
             * @example 2
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When the money came; now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Về đợt 1 trong ngày
             */
            Note?: string;
        };
        /** @description A payment of a partner’s orders. */
        PayPartnerInput: {
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Chiều
             * @description 1 the partner pays the shop, 2 the shop pays the partner; 1 when absent.
             * @example 1
             */
            Direction?: components["schemas"]["PartnerDirection"];
            /**
             * Số tiền
             * @description đồng.
             * @example 19720000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description How the money moves.
             * @example 2
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Orders paid, in this order; the rest goes to the oldest.
             */
            ScheduleIDs?: components["schemas"]["RecordId"][];
            /**
             * Cho ứng dư
             * @description Whether what exceeds the open orders stays as an advance outside orders; refused when absent.
             * @example false
             */
            AllowAdvance?: boolean;
            /**
             * Thời gian
             * @description Now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Đối soát tuần 47
             */
            Note?: string;
            /**
             * Lý do
             * @description At least 5 characters; required when the fund would fall below 0 in a shop that asks.
             * @example Chủ nộp thêm tiền vào chiều nay
             */
            Reason?: string;
        };
        /** @description Rows of a statement to pay. */
        PayStatementInput: {
            /**
             * Sao kê
             * @description Statement.
             * @example 3
             */
            FileID: components["schemas"]["RecordId"];
            /**
             * Dòng
             * @description Rows to pay; every matched row that is not paid when absent.
             * @example [
             *       88,
             *       89
             *     ]
             */
            LineIDs?: components["schemas"]["RecordId"][];
            /**
             * Tài khoản nhận
             * @description Account the money came to; that of the terminal when absent.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Thời gian
             * @description When it came; now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
        };
        /**
         * @description Status of a payment of a lot or a cash back (domain §4).
         * @example 1
         * @enum {integer}
         */
        PaymentStatus: 1 | 2;
        /** @description A row of a statement. */
        PdfLine: components["schemas"]["Audit"] & {
            /**
             * Dòng
             * @description Number.
             * @example 88
             */
            LineID: components["schemas"]["RecordId"];
            /**
             * Sao kê
             * @description Statement.
             * @example 3
             */
            FileID: components["schemas"]["RecordId"];
            /**
             * Tệp
             * @description Name of the file.
             * @example sao-ke-vcb.pdf
             */
            FileName: string;
            /**
             * Máy POS
             * @description Terminal the statement is of.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Name of the terminal.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Ngày giao dịch
             * @description Day of the sale.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Mã máy (TID)
             * @description Terminal.
             * @example 24531876
             */
            TID: string;
            /**
             * Số lô
             * @description As printed.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description As printed.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Mã chuẩn chi
             * @description As printed.
             * @example 845213
             */
            ApprovalCode?: string;
            /**
             * Số thẻ
             * @description First six and last four digits.
             * @example 4221 51** **** 4821
             */
            CardMasked?: string;
            /**
             * Số tiền
             * @description đồng.
             * @example 30000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Phí
             * @description Fee the bank kept, đồng.
             * @example 396000
             */
            Fee: components["schemas"]["Money"];
            /**
             * Thực nhận
             * @description Amount − Fee, đồng.
             * @example 29604000
             */
            Net: components["schemas"]["PositiveMoney"];
            /**
             * Trạng thái
             * @description 4 while its payment is in force.
             * @example 1
             */
            Status: components["schemas"]["PdfLineStatus"];
            /**
             * Lượt quẹt
             * @description Swipe it was matched with.
             * @example 61
             */
            LogWithdrawalID?: components["schemas"]["RecordId"];
            /**
             * Lượt quẹt khớp
             * @description That swipe.
             */
            Match?: components["schemas"]["BillMatch"];
            /**
             * Số lô
             * @description Lot of that swipe.
             * @example 31
             */
            NumberLoID?: components["schemas"]["RecordId"];
            /**
             * Chênh tiền
             * @description Amount of the bank less that of the swipe, đồng; other than 0 only where somebody chose the swipe.
             * @example 0
             */
            AmountDifference?: components["schemas"]["SignedMoney"];
            /**
             * Chênh phí
             * @description Fee of the bank less the machine fee in our books, đồng; stays open in the lot.
             * @example 3300
             */
            FeeDifference?: components["schemas"]["SignedMoney"];
            /**
             * Lần nhận tiền
             * @description Lot payment in force.
             * @example 12
             */
            PayNumberLoID?: components["schemas"]["RecordId"];
            /**
             * Chọn tay
             * @description Of an unmatched row, swipes it may be.
             */
            Candidates: components["schemas"]["BillMatch"][];
            /**
             * Đã trả ở sao kê
             * @description Statement in which the same sale is paid.
             * @example 2
             */
            PaidInFileID?: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Why it was left out.
             * @example Trùng một dòng trong cùng tệp
             */
            Note?: string;
        };
        /**
         * @description Status of a row of a PDF statement (domain §4).
         * @example 1
         * @enum {integer}
         */
        PdfLineStatus: 0 | 1 | 2 | 3 | 4;
        /** @description Sums over all rows the filter lets through. */
        PdfLineTotals: {
            /**
             * Số tiền
             * @description Σ Amount, đồng.
             * @example 1250000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Phí
             * @description Σ Fee, đồng.
             * @example 16500000
             */
            Fee: components["schemas"]["TotalMoney"];
            /**
             * Thực nhận
             * @description Σ Net, đồng.
             * @example 1233500000
             */
            Net: components["schemas"]["TotalMoney"];
            /**
             * Đã thanh toán
             * @description Σ Net of paid rows, đồng.
             * @example 600000000
             */
            PaidNet: components["schemas"]["TotalMoney"];
            /**
             * Chênh phí
             * @description Σ FeeDifference of matched rows, đồng.
             * @example 3300
             */
            FeeDifference: components["schemas"]["TotalMoney"];
            /**
             * Chưa khớp
             * @description Rows.
             * @example 2
             */
            Unmatched: components["schemas"]["Count"];
            /**
             * Khớp
             * @description Rows matched and not paid.
             * @example 20
             */
            Matched: components["schemas"]["Count"];
            /**
             * Bỏ qua
             * @description Rows.
             * @example 1
             */
            Ignored: components["schemas"]["Count"];
            /**
             * Đã thanh toán
             * @description Rows.
             * @example 12
             */
            Paid: components["schemas"]["Count"];
        };
        /**
         * @description Rate in thousandths of a percent: 1,8 % is 1800.
         * @example 1800
         */
        Percent: number;
        /** @description One corrected percentage of an order, by whom and why. */
        PercentChange: {
            /**
             * Lần sửa
             * @description Number.
             * @example 77
             */
            PercentChangeID: components["schemas"]["RecordId"];
            /**
             * Phần trăm
             * @description What was corrected.
             * @example CustomerFeePercent
             * @enum {string}
             */
            Field: "CustomerFeePercent" | "ExtraFee" | "PosFeePercent" | "PartnerFeePercent" | "AffPercent";
            /**
             * Lượt quẹt
             * @description Swipe it is of; absent for the order’s own.
             * @example 61
             */
            logWithdrawalId?: components["schemas"]["RecordId"];
            /**
             * Giá trị cũ
             * @description Thousandths of a percent, of ExtraFee đồng.
             * @example 1650
             */
            Old: components["schemas"]["Money"];
            /**
             * Giá trị mới
             * @description Thousandths of a percent, of ExtraFee đồng.
             * @example 1800
             */
            New: components["schemas"]["Money"];
            /**
             * Lý do
             * @description Why.
             * @example Gõ nhầm phí của khách quen
             */
            Reason: string;
            /**
             * Người sửa
             * @description Full name.
             * @example Lê Thị Thu
             */
            UserName: string;
            /**
             * Thời gian
             * @description When.
             * @example 2026-11-20T09:10:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Bút toán
             * @description The mirrors and the right entries it posted, as they were posted; empty where nothing was posted yet.
             */
            EntryIDs: components["schemas"]["RecordId"][];
        };
        /** @description What a correction of a percentage does to its order. */
        PercentCorrection: {
            /**
             * Đơn
             * @description Order corrected.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Ngày ghi lại phí
             * @description Day on which the settlement is taken back and posted again; absent when it stays.
             * @example 2026-11-20
             */
            SettledDate?: components["schemas"]["IsoDate"];
            /**
             * Trước
             * @description With the wrong percentage.
             */
            Before: components["schemas"]["CorrectedFigures"];
            /**
             * Sau
             * @description With the right one.
             */
            After: components["schemas"]["CorrectedFigures"];
        };
        /** @description The right percentages of an order on which work began; those that are absent stay. */
        PercentCorrectionInput: {
            /**
             * Đơn
             * @description Order to correct.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description When given, a stale version is refused.
             * @example 3
             */
            Version?: components["schemas"]["Version"];
            /**
             * Phí khách (%)
             * @description Rate of the customer’s fee.
             * @example 1800
             */
            CustomerFeePercent?: components["schemas"]["Percent"];
            /**
             * Phụ phí
             * @description Fixed surcharge K, đồng.
             * @example 15000
             */
            ExtraFee?: components["schemas"]["Money"];
            /**
             * Lượt quẹt
             * @description Confirmed swipe whose rates are corrected; required with PosFeePercent and PartnerFeePercent.
             * @example 61
             */
            logWithdrawalId?: components["schemas"]["RecordId"];
            /**
             * Phí máy (%)
             * @description Rate of the machine fee of the swipe.
             * @example 1320
             */
            PosFeePercent?: components["schemas"]["Percent"];
            /**
             * Phí đối tác (%)
             * @description Rate of the partner on the swipe.
             * @example 1500
             */
            PartnerFeePercent?: components["schemas"]["Percent"];
            /**
             * Hoa hồng (%)
             * @description Rate of the commission on the swipe, or on all swipes of the order without logWithdrawalId.
             * @example 100
             */
            AffPercent?: components["schemas"]["Percent"];
            /**
             * Lý do
             * @description At least 10 characters; required unless Preview.
             * @example Gõ nhầm phí của khách quen
             */
            Reason?: string;
        };
        /**
         * @description Vietnamese telephone number. Requests may write +84, spaces and dots; answers hold 0xxxxxxxxx.
         * @example 0912345678
         */
        Phone: string;
        /** @description An own POS. */
        Pos: components["schemas"]["PosFields"] & components["schemas"]["Audit"] & {
            /**
             * Máy POS
             * @description Number.
             * @example 4
             */
            posID: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Code of the acquiring bank.
             * @example VCB
             */
            BankCode: string;
            /**
             * Ngân hàng
             * @description Short name of the acquiring bank.
             * @example Vietcombank
             */
            BankName: string;
            /**
             * POS mẹ
             * @description Name behind PosParentID.
             * @example Máy VCB chính
             */
            PosParentName?: string;
            /**
             * Đối tác sở hữu
             * @description Name behind OwnerPartnerID.
             * @example Cửa hàng Minh Phát
             */
            OwnerPartnerName?: string;
            /**
             * TK nhận tiền
             * @description Bank and last digits behind BankCardID.
             * @example VCB ···5600
             */
            BankCardName?: string;
            /**
             * Công nợ
             * @description Money the POS still has to return, đồng.
             * @example 29604000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt hôm nay
             * @description Σ successful swipes today, đồng.
             * @example 30000000
             */
            SwipedToday: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt trong tháng
             * @description Σ successful swipes this month, đồng.
             * @example 480000000
             */
            SwipedMonth: components["schemas"]["TotalMoney"];
        };
        /** @description A parent POS with what it owes. Balance = LotRemain + OutsideLots − Surplus. */
        PosCashBack: {
            /**
             * POS mẹ
             * @description Parent POS.
             * @example 3
             */
            PosParentID: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Name of the parent.
             * @example Máy VCB chính
             */
            PosParentName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 24531876
             */
            TID: string;
            /**
             * Ngân hàng
             * @description Code of the acquiring bank.
             * @example VCB
             */
            BankCode: string;
            /**
             * Cửa hàng
             * @description Shop it belongs to.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Số máy
             * @description Terminals of the group, the parent included.
             * @example 2
             */
            PosCount: components["schemas"]["Count"];
            /**
             * Số lô còn
             * @description Lots with something left.
             * @example 3
             */
            LotCount: components["schemas"]["Count"];
            /**
             * Còn theo lô
             * @description Σ left of the lots, đồng.
             * @example 89000000
             */
            LotRemain: components["schemas"]["TotalMoney"];
            /**
             * Số lô quá hạn
             * @description Lots whose money is late; what is late outside lots is one lot more of its POS.
             * @example 1
             */
            OverdueCount: components["schemas"]["Count"];
            /**
             * Quá hạn
             * @description Σ left of them, đồng: what the POS debts and the reports call overdue.
             * @example 29604000
             */
            OverdueAmount: components["schemas"]["TotalMoney"];
            /**
             * Quá hạn ngoài lô
             * @description Of OverdueAmount what lies in no lot, less what the POS paid ahead, đồng.
             * @example 0
             */
            OutsideOverdue: components["schemas"]["TotalMoney"];
            /**
             * Ngoài lô
             * @description Swipes in no lot, opening debts and adjustments, đồng.
             * @example 0
             */
            OutsideLots: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description Paid ahead for the next lots, đồng.
             * @example 792000
             */
            Surplus: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description What the group owes by the ledger, đồng.
             * @example 88208000
             */
            Balance: components["schemas"]["TotalMoney"];
            /**
             * Dự kiến về
             * @description Σ left of its open announcements, đồng.
             * @example 40000000
             */
            ExpectedAmount: components["schemas"]["TotalMoney"];
            /**
             * Về hôm nay
             * @description Σ payments booked today, đồng.
             * @example 60000000
             */
            ReceivedToday: components["schemas"]["TotalMoney"];
            /**
             * Về lần cuối
             * @description When it last paid.
             * @example 2026-11-20T10:30:00+07:00
             */
            LastPaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Đợt đang chờ
             * @description Announcements with something left, oldest first.
             */
            CashBacks: components["schemas"]["CashBack"][];
        };
        /** @description A request for a POS code (without LogID), or a decision on one (with LogID and Status). */
        PosCodeInput: {
            /**
             * Yêu cầu
             * @description Request to decide on; absent to ask.
             * @example 3
             */
            LogID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with LogID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * POS đối tác
             * @description Terminal the code is for; required without LogID.
             * @example 1
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Mã POS
             * @description Code asked for; required without LogID.
             * @example MP-70012345
             */
            PosCode?: string;
            /**
             * Đơn
             * @description Order it is asked for.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Trạng thái
             * @description 1 approves and 2 refuses a waiting request, 3 revokes an approved one; required with LogID.
             * @example 1
             */
            Status?: components["schemas"]["PosCodeStatus"];
            /**
             * Ghi chú
             * @description Why; at least 5 characters to refuse or revoke.
             * @example Đối tác đã cấp mã
             */
            Note?: string;
        };
        /** @description A request for a POS code and what became of it. */
        PosCodeLog: components["schemas"]["Audit"] & {
            /**
             * Yêu cầu
             * @description Number.
             * @example 3
             */
            LogID: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description Terminal.
             * @example 1
             */
            PosPartnerID: components["schemas"]["RecordId"];
            /**
             * Tên máy
             * @description Name of the terminal.
             * @example POS Minh Phát 1
             */
            PosName: string;
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Đối tác
             * @description Name of the partner.
             * @example Cửa hàng Minh Phát
             */
            PartnerName: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Mã POS
             * @description Code asked for.
             * @example MP-70012345
             */
            PosCode: string;
            /**
             * Đơn
             * @description Order it was asked for.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of that order.
             * @example HD000120
             */
            ScheduleCode?: string;
            /**
             * Người yêu cầu
             * @description UserID of who asked.
             * @example 3
             */
            RequestedBy: components["schemas"]["RecordId"];
            /**
             * Người yêu cầu
             * @description Name of who asked.
             * @example Lê Thị Thu
             */
            RequestedByName: string;
            /**
             * Trạng thái
             * @description What became of it.
             * @example 0
             */
            Status: components["schemas"]["PosCodeStatus"];
            /**
             * Người duyệt
             * @description Who decided last.
             * @example Trần Văn Chủ
             */
            DecidedByName?: string;
            /**
             * Duyệt lúc
             * @description When.
             * @example 2026-11-20T09:30:00+07:00
             */
            DecidedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Ghi chú
             * @description Why.
             * @example Đối tác đã cấp mã
             */
            Note?: string;
            /**
             * Bước tiếp
             * @description What the caller may decide now.
             */
            NextStatuses: components["schemas"]["PosCodeStatus"][];
        };
        /**
         * @description Status of a request for a POS code (domain §4).
         * @example 0
         * @enum {integer}
         */
        PosCodeStatus: 0 | 1 | 2 | 3;
        /** @description Debt of a POS over a period, đồng. */
        PosDebt: {
            /**
             * Máy POS
             * @description Number.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Name of the POS.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 24531876
             */
            TID: string;
            /**
             * Ngân hàng
             * @description Code of the acquiring bank.
             * @example VCB
             */
            BankCode: string;
            /**
             * POS mẹ
             * @description Parent; absent when it is its own.
             * @example 3
             */
            PosParentID?: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Name of the parent.
             * @example Máy VCB chính
             */
            PosParentName?: string;
            /**
             * Cửa hàng
             * @description Shop it belongs to.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Dư đầu
             * @description Before the period.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Quẹt
             * @description Σ swiped less those cancelled.
             * @example 300000000
             */
            Swiped: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Machine fees of them.
             * @example 3960000
             */
            Fee: components["schemas"]["TotalMoney"];
            /**
             * Tiền về
             * @description Money that came less what was given back.
             * @example 250000000
             */
            Received: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Adjustments, roundings and opening debts; positive raises the debt.
             * @example 0
             */
            Adjust: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening + Swiped − Fee − Received + Adjust.
             * @example 46040000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Quá hạn
             * @description Left of lots past their day, and of what lies outside lots less what was paid ahead; money of one lot pays no other.
             * @example 0
             */
            Overdue: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description Paid ahead by the parent for the next lots.
             * @example 0
             */
            Surplus: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối cả nhóm
             * @description Of a parent with terminals below it: Σ closings of the group.
             * @example 92080000
             */
            GroupClosing?: components["schemas"]["TotalMoney"];
            /**
             * Trạng thái
             * @description Of the POS.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
            /**
             * Bút toán
             * @description Parameters of CashBook that open Opening, Swiped, Closing and Overdue; Fee opens as PosFee, Received as CashBack, Adjust as Adjusted.
             */
            Entries: components["schemas"]["FigureHandle"];
        };
        /** @description Sums over all matching POS, đồng. */
        PosDebtListTotals: {
            /**
             * Dư đầu
             * @description Σ openings.
             * @example 0
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Quẹt
             * @description Σ swiped.
             * @example 300000000
             */
            Swiped: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Σ machine fees.
             * @example 3960000
             */
            Fee: components["schemas"]["TotalMoney"];
            /**
             * Tiền về
             * @description Σ received.
             * @example 250000000
             */
            Received: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Σ adjustments.
             * @example 0
             */
            Adjust: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Σ closings.
             * @example 46040000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Quá hạn
             * @description Σ overdue.
             * @example 0
             */
            Overdue: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description Σ surplus.
             * @example 0
             */
            Surplus: components["schemas"]["TotalMoney"];
            /**
             * Bút toán
             * @description Parameters of CashBook that open Opening, Swiped, Closing and Overdue; Fee opens as PosFee, Received as CashBack, Adjust as Adjusted. Absent where POS are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
        };
        /** @description Debt of one party over a period. */
        PosDebtRow: components["schemas"]["PartyKey"] & components["schemas"]["PosDebtTotals"];
        /** @description Sums of POS debts over all rows, đồng. */
        PosDebtTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Dư đầu
             * @description Before the period, đồng; positive: they owe the shop.
             * @example 1200000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Quẹt
             * @description + Swiped on it (S).
             * @example 30000000
             */
            Swiped: components["schemas"]["TotalMoney"];
            /**
             * Phí
             * @description − Kept by it (P).
             * @example 396000
             */
            PosFee: components["schemas"]["TotalMoney"];
            /**
             * Tiền về
             * @description − Returned to a fund.
             * @example 29604000
             */
            CashBack: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description ± Adjustments, offsets and opening balances.
             * @example 0
             */
            Adjusted: components["schemas"]["TotalMoney"];
            /**
             * Dư cuối
             * @description Opening with every column by its sign.
             * @example 900000
             */
            Closing: components["schemas"]["TotalMoney"];
            /**
             * Quá hạn
             * @description Left of lots past their day, and of what lies outside lots less what was paid ahead.
             * @example 0
             */
            Overdue: components["schemas"]["TotalMoney"];
            /**
             * Ứng dư
             * @description Came ahead of its swipes: Closing below zero.
             * @example 0
             */
            Advance: components["schemas"]["TotalMoney"];
        };
        /** @description A machine fee from a day on; the row of the swipe’s card type wins over the row without one. */
        PosFee: {
            /**
             * Loại thẻ
             * @description Network; absent is every network without a row of its own.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Phí máy (%)
             * @description Thousandths of a percent.
             * @example 1320
             */
            FeePercent: components["schemas"]["Percent"];
            /**
             * Phụ phí ngày (%)
             * @description Added to FeePercent, thousandths of a percent.
             * @example 0
             */
            DayFeePercent?: components["schemas"]["Percent"];
            /**
             * Áp dụng từ
             * @description First day; absent is from the start.
             * @example 2026-11-01
             */
            FromDate?: components["schemas"]["IsoDate"];
        };
        /** @description What is entered about an own POS. */
        PosFields: {
            /**
             * Tên máy
             * @description Name shown.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã POS
             * @description Code used in the shop.
             * @example POS01
             */
            PosCode?: string;
            /**
             * Mã máy (TID)
             * @description Terminal number; unique.
             * @example 24531876
             */
            TID: string;
            /**
             * Mã ĐVCNT (MID)
             * @description Merchant number.
             * @example 000000024531
             */
            MID?: string;
            /**
             * Ngân hàng
             * @description Acquiring bank.
             * @example 1
             */
            BankID: components["schemas"]["RecordId"];
            /**
             * POS mẹ
             * @description Merchant account that receives the money.
             * @example 1
             */
            PosParentID?: components["schemas"]["RecordId"];
            /**
             * Đối tác sở hữu
             * @description Partner who owns the POS.
             * @example 1
             */
            OwnerPartnerID?: components["schemas"]["RecordId"];
            /**
             * TK nhận tiền
             * @description Account of the shop that receives the money.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Tiền về sau (ngày)
             * @description Days from swipe to money.
             * @example 1
             */
            SettleDays: number;
            /**
             * Bỏ ngày nghỉ
             * @description Money due on a day off comes on the next working day.
             * @example true
             */
            SkipHoliday: boolean;
            /**
             * Tối thiểu mỗi bill
             * @description đồng; below it W02.
             * @example 1000000
             */
            MinPerBill?: components["schemas"]["Money"];
            /**
             * Tối đa mỗi bill
             * @description đồng; above it W03.
             * @example 50000000
             */
            MaxPerBill?: components["schemas"]["Money"];
            /**
             * Tối đa ngày
             * @description đồng; above it W04.
             * @example 200000000
             */
            MaxPerDay?: components["schemas"]["Money"];
            /**
             * Tối đa tháng
             * @description đồng; above it W05.
             * @example 3000000000
             */
            MaxPerMonth?: components["schemas"]["Money"];
            /**
             * Bill bình quân
             * @description Average bill registered, đồng; far above it W06.
             * @example 15000000
             */
            AvgTicket?: components["schemas"]["Money"];
            /**
             * Số lần quẹt mỗi thẻ/ngày
             * @description Swipes of one card on one day; above it W07.
             * @example 1
             */
            MaxPerCardPerDay?: number;
            /**
             * Giờ từ
             * @description First minute allowed, HH:mm.
             * @example 07:00
             */
            HourFrom?: string;
            /**
             * Giờ đến
             * @description Last minute allowed, HH:mm; outside W08.
             * @example 21:30
             */
            HourTo?: string;
            /**
             * Công nợ đầu
             * @description What the POS owed when it was entered, đồng.
             * @example 0
             */
            OpeningDebt: components["schemas"]["SignedMoney"];
            /**
             * Phí máy
             * @description At least one row.
             */
            Fees: components["schemas"]["PosFee"][];
            /**
             * Ghi chú
             * @description Free text.
             * @example Đặt tại quầy chính
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 blocks swipes (W01).
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What becomes of an import of POS, line by line. */
        PosImport: components["schemas"]["ImportCounts"] & {
            /**
             * Các dòng
             * @description One for each line, in order.
             */
            Rows: components["schemas"]["PosImportLine"][];
        };
        /** @description A POS as an import makes it: the columns of the template. */
        PosImportFields: {
            /**
             * Tên máy
             * @description Name shown.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã POS
             * @description Code used in the shop.
             * @example POS01
             */
            PosCode?: string;
            /**
             * Mã máy (TID)
             * @description Terminal number; unique.
             * @example 24531876
             */
            TID: string;
            /**
             * Mã ĐVCNT (MID)
             * @description Merchant number.
             * @example 000000024531
             */
            MID?: string;
            /**
             * Ngân hàng
             * @description Code of the acquiring bank.
             * @example VCB
             */
            BankCode: string;
            /**
             * Phí máy (%)
             * @description Machine fee of every card type, thousandths of a percent.
             * @example 1320
             */
            FeePercent: components["schemas"]["Percent"];
            /**
             * Tiền về sau (ngày)
             * @description 1 when left out.
             * @example 1
             */
            SettleDays: number;
            /**
             * Bỏ ngày nghỉ
             * @description true when left out.
             * @example true
             */
            SkipHoliday: boolean;
            /**
             * Tối thiểu mỗi bill
             * @description đồng.
             * @example 15000000
             */
            MinPerBill?: components["schemas"]["Money"];
            /**
             * Tối đa mỗi bill
             * @description đồng.
             * @example 15000000
             */
            MaxPerBill?: components["schemas"]["Money"];
            /**
             * Tối đa ngày
             * @description đồng.
             * @example 15000000
             */
            MaxPerDay?: components["schemas"]["Money"];
            /**
             * Tối đa tháng
             * @description đồng.
             * @example 15000000
             */
            MaxPerMonth?: components["schemas"]["Money"];
            /**
             * Bill bình quân
             * @description đồng.
             * @example 15000000
             */
            AvgTicket?: components["schemas"]["Money"];
            /**
             * Công nợ đầu
             * @description đồng; 0 when left out.
             * @example 0
             */
            OpeningDebt: components["schemas"]["SignedMoney"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Đặt tại quầy chính
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 1 when left out.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What becomes of one line, and the POS it makes. */
        PosImportLine: components["schemas"]["ImportLine"] & {
            /**
             * Bản ghi
             * @description The record as it is or would be saved; absent for a line with errors.
             */
            Record?: components["schemas"]["PosImportFields"];
        };
        /** @description A POS to add, or to change when posID is given. */
        PosInput: components["schemas"]["PosFields"] & {
            /**
             * Máy POS
             * @description POS to change; absent to add.
             * @example 4
             */
            posID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with posID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description A terminal of a partner the shop may swipe on. */
        PosPartner: components["schemas"]["PosPartnerFields"] & components["schemas"]["Audit"] & {
            /**
             * POS đối tác
             * @description Number.
             * @example 1
             */
            posPartnerID: components["schemas"]["RecordId"];
            /**
             * Mã đối tác
             * @description Code of the partner.
             * @example DT0001
             */
            PartnerCode: string;
            /**
             * Đối tác
             * @description Name of the partner.
             * @example Cửa hàng Minh Phát
             */
            PartnerName: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Mã POS đang dùng
             * @description Latest code that was approved and not revoked.
             * @example MP-70012345
             */
            PosCode?: string;
            /**
             * Mã chờ duyệt
             * @description Requests nobody decided on.
             * @example 1
             */
            PendingCount: components["schemas"]["Count"];
            /**
             * Lượt quẹt
             * @description Swipes in force.
             * @example 14
             */
            SwipeCount: components["schemas"]["Count"];
        };
        /** @description What is entered about a terminal of a partner. */
        PosPartnerFields: {
            /**
             * Tên máy
             * @description Name shown; unique among the terminals of the partner.
             * @example POS Minh Phát 1
             */
            PosName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 70012345
             */
            TID?: string;
            /**
             * Đối tác
             * @description Partner who owns it.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Chỉ quẹt thẻ Visa
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 0 refuses swipes.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description What was swiped on a terminal of a partner in the period. */
        PosPartnerFigure: {
            /**
             * POS đối tác
             * @description Terminal.
             * @example 1
             */
            PosPartnerID: components["schemas"]["RecordId"];
            /**
             * Tên máy
             * @description Name of the terminal.
             * @example POS Minh Phát 1
             */
            PosName: string;
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Đối tác
             * @description Name of the partner.
             * @example Cửa hàng Minh Phát
             */
            PartnerName: string;
            /**
             * Cửa hàng
             * @description Shop of the partner.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Lượt quẹt
             * @description Swipes in force.
             * @example 14
             */
            SwipeCount: components["schemas"]["Count"];
            /**
             * Doanh số
             * @description Σ swiped, đồng.
             * @example 280000000
             */
            Volume: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description Σ kept by the partner, đồng.
             * @example 3920000
             */
            PartnerFee: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Volume − PartnerFee, đồng.
             * @example 276080000
             */
            Net: components["schemas"]["TotalMoney"];
            /**
             * Đã thu
             * @description Of it what the partner has paid or offset, oldest swipe of an order first, đồng.
             * @example 256360000
             */
            Collected: components["schemas"]["TotalMoney"];
            /**
             * Còn phải thu
             * @description Net − Collected, đồng.
             * @example 19720000
             */
            Debt: components["schemas"]["TotalMoney"];
        };
        /** @description Sums over all matching terminals. */
        PosPartnerFigureTotals: {
            /**
             * Lượt quẹt
             * @description Swipes in force.
             * @example 14
             */
            SwipeCount: components["schemas"]["Count"];
            /**
             * Doanh số
             * @description Σ swiped, đồng.
             * @example 280000000
             */
            Volume: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description Σ kept by the partner, đồng.
             * @example 3920000
             */
            PartnerFee: components["schemas"]["TotalMoney"];
            /**
             * Phải thu
             * @description Volume − PartnerFee, đồng.
             * @example 276080000
             */
            Net: components["schemas"]["TotalMoney"];
            /**
             * Đã thu
             * @description Of it what the partner has paid or offset, oldest swipe of an order first, đồng.
             * @example 256360000
             */
            Collected: components["schemas"]["TotalMoney"];
            /**
             * Còn phải thu
             * @description Net − Collected, đồng.
             * @example 19720000
             */
            Debt: components["schemas"]["TotalMoney"];
        };
        /** @description A terminal to add, or to change when posPartnerID is given. */
        PosPartnerInput: components["schemas"]["PosPartnerFields"] & {
            /**
             * POS đối tác
             * @description Terminal to change; absent to add.
             * @example 1
             */
            posPartnerID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with posPartnerID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description An own POS in a picker. */
        PosPick: {
            /**
             * Máy POS
             * @description Number of the POS.
             * @example 4
             */
            posID: components["schemas"]["RecordId"];
            /**
             * Tên máy
             * @description Name shown.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Mã máy (TID)
             * @description Terminal number.
             * @example 24531876
             */
            TID: string;
            /**
             * Ngân hàng
             * @description Acquiring bank.
             * @example VCB
             */
            BankCode: string;
            /**
             * Cửa hàng
             * @description Shop of the POS.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Phí máy
             * @description Machine fees in force today, one row a card type. Absent for a caller without a screen that needs it.
             */
            Fees?: components["schemas"]["PosFee"][];
            /**
             * Tối thiểu mỗi bill
             * @description đồng. Absent for a caller without a screen that needs it.
             * @example 1000000
             */
            MinPerBill?: components["schemas"]["Money"];
            /**
             * Tối đa mỗi bill
             * @description đồng. Absent for a caller without a screen that needs it.
             * @example 50000000
             */
            MaxPerBill?: components["schemas"]["Money"];
            /**
             * Trạng thái
             * @description 1 may be chosen.
             * @example 1
             */
            Status: components["schemas"]["ActiveStatus"];
        };
        /** @description Figures of one POS or card type. TotalPaidCard stands with what no swipe earned. */
        PosRevenueRow: components["schemas"]["PosRevenueTotals"] & {
            /**
             * Máy POS
             * @description Own POS.
             * @example 4
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description Partner’s POS.
             * @example 2
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Loại thẻ
             * @description Card type.
             * @example 1
             */
            TypeCard?: components["schemas"]["TypeCard"];
            /**
             * Tên
             * @description POS or card type shown.
             * @example Máy VCB
             */
            Name: string;
            /**
             * Mã máy (TID)
             * @description TID of a POS.
             * @example 24531876
             */
            TID?: string;
        };
        /** @description Sums over all rows. */
        PosRevenueTotals: components["schemas"]["TradeFigures"] & {
            /**
             * Số lượt quẹt
             * @description Swipes in force.
             * @example 12
             */
            SwipeCount: components["schemas"]["Count"];
        };
        /** @description Sums over all matching POS, đồng. */
        PosTotals: {
            /**
             * Công nợ
             * @description Σ money to return.
             * @example 59208000
             */
            Debt: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt hôm nay
             * @description Σ swipes today.
             * @example 60000000
             */
            SwipedToday: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt trong tháng
             * @description Σ swipes this month.
             * @example 960000000
             */
            SwipedMonth: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Amount in whole đồng, above zero.
         * @example 30000000
         */
        PositiveMoney: number;
        /**
         * @description What money between company and shop is.
         * @example 1
         * @enum {integer}
         */
        PushKind: 1 | 2 | 3;
        /** @description Money the company gave a shop, or the shop returned. */
        PushMoney: components["schemas"]["Audit"] & {
            /**
             * Bút toán
             * @description Parameters of CashBook that open its amount: its entry in the books of the shop. Lists have it.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Phiếu
             * @description Number.
             * @example 4
             */
            PushID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Shop on the other side.
             * @example 1
             */
            ToShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of that shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Loại
             * @description What the money is.
             * @example 1
             */
            Kind: components["schemas"]["PushKind"];
            /**
             * Số tiền
             * @description đồng.
             * @example 50000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Ngày
             * @description Business day.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Quỹ xuất
             * @description Fund the money left.
             */
            FromFund: components["schemas"]["FundRef"];
            /**
             * Quỹ nhận
             * @description Fund the money came into.
             */
            ToFund: components["schemas"]["FundRef"];
            /**
             * Quỹ xuất
             * @description Name of that fund.
             * @example Tiền mặt
             */
            FromFundName: string;
            /**
             * Quỹ nhận
             * @description Name of that fund.
             * @example Tiền mặt
             */
            ToFundName: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Tiền đầu ngày cho quầy
             */
            Note?: string;
            /**
             * Trạng thái
             * @description 1 in force.
             * @example 1
             */
            Status: components["schemas"]["PaymentStatus"];
        };
        /** @description Money between company and shop (Kind 1, 2, 3), the close of a day or the decision on its difference (4), or its reopening (5). */
        PushMoneyInput: {
            /**
             * Việc
             * @description 1 and 2 only in the company’s view, 3 in either, 4 and 5 in the books of the view.
             * @example 1
             */
            Kind: components["schemas"]["StartMoneyKind"];
            /**
             * Cửa hàng
             * @description Shop that gets or returns the money; the shop of the view when absent.
             * @example 1
             */
            ToShopID?: components["schemas"]["ShopKey"];
            /**
             * Số tiền
             * @description Of Kind 1, 2, 3: đồng; a return never exceeds what is still owed.
             * @example 50000000
             */
            Amount?: components["schemas"]["PositiveMoney"];
            /**
             * Quỹ xuất
             * @description Fund the money leaves; cash when absent.
             */
            FromFund?: components["schemas"]["FundRef"];
            /**
             * Quỹ nhận
             * @description Fund the money comes into; cash when absent.
             */
            ToFund?: components["schemas"]["FundRef"];
            /**
             * Ngày
             * @description Day of the money or of the close, or first day to open again; today when absent.
             * @example 2026-11-20
             */
            Date?: components["schemas"]["IsoDate"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Tiền đầu ngày cho quầy
             */
            Note?: string;
            /**
             * Kiểm quỹ
             * @description Of Kind 4: every fund that was counted; each is locked up to Date, the day once all funds are.
             */
            Funds?: components["schemas"]["FundCount"][];
            /**
             * Lần kiểm quỹ
             * @description Of Kind 4: decides on the difference of this count instead of closing; Status is required, Funds is not read.
             * @example 9
             */
            CloseID?: components["schemas"]["RecordId"];
            /**
             * Quyết định
             * @description Of Kind 4 with CloseID: 1 books the difference, 3 refuses it, with Reason. Of Kind 5 with ReopeningID: 1 approves, which opens the days as they were proposed; 3 refuses, with Reason.
             * @example 1
             */
            Status?: components["schemas"]["VoucherDecision"];
            /**
             * Lý do
             * @description At least 5 characters. Of Kind 5, but to approve, and of a refused difference always; of Kind 1 to 3 when the fund the money leaves would fall below 0 and its books ask.
             * @example Ghi thiếu một phiếu chi
             */
            Reason?: string;
            /**
             * Đề nghị mở sổ
             * @description Of Kind 5: a proposal that waits and is decided on, with Status.
             * @example 2
             */
            ReopeningID?: components["schemas"]["RecordId"];
        };
        /** @description Sums over all matching rows, đồng. */
        PushMoneyTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Bơm đầu ngày
             * @description Σ Kind 1 of the period.
             * @example 50000000
             */
            StartMoney: components["schemas"]["TotalMoney"];
            /**
             * Ứng thêm
             * @description Σ Kind 2 of the period.
             * @example 10000000
             */
            Advances: components["schemas"]["TotalMoney"];
            /**
             * Hoàn
             * @description Σ Kind 3 of the period.
             * @example 45000000
             */
            Returned: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description StartMoney + Advances − Returned.
             * @example 15000000
             */
            Difference: components["schemas"]["TotalMoney"];
        };
        /** @description A due card to make an appointment of. */
        PushScheduleCard: {
            /**
             * Thẻ
             * @description Card.
             * @example 15
             */
            CardDataID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description Sum asked for, đồng; the planned one, else that of the latest completed order, when absent.
             * @example 30000000
             */
            Amount?: components["schemas"]["PositiveMoney"];
            /**
             * Phí khách (%)
             * @description Rate; the card’s, else the customer’s, when absent.
             * @example 1800
             */
            CustomerFeePercent?: components["schemas"]["Percent"];
            /**
             * Dịch vụ
             * @description Service that pays the card: 1 Đáo hạn when absent, or 3 Đáo + Rút; 2 Rút tiền is refused.
             * @example 1
             */
            ServiceType?: components["schemas"]["ServiceType"];
            /**
             * Ngày hẹn
             * @description Moment; nine o’clock of the work day when absent.
             * @example 2026-11-24T09:00:00+07:00
             */
            AppointmentDate?: components["schemas"]["IsoDateTime"];
            /**
             * Nhân viên
             * @description Member of staff in charge; the card’s, else the caller, when absent.
             * @example 3
             */
            StaffID?: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Gọi trước một ngày
             */
            Note?: string;
        };
        /** @description Due cards to push. */
        PushScheduleInput: {
            /**
             * Thẻ
             * @description Cards, each accepted or refused on its own.
             */
            Cards: components["schemas"]["PushScheduleCard"][];
            /**
             * Xem trước
             * @description true: says what would be made, keeps nothing.
             * @example false
             */
            Preview?: boolean;
        };
        /** @description What became of the cards. */
        PushScheduleResult: {
            /**
             * Đã tạo
             * @description How many were made, or would be.
             * @example 8
             */
            Created: components["schemas"]["Count"];
            /**
             * Bị từ chối
             * @description How many were refused.
             * @example 1
             */
            Refused: components["schemas"]["Count"];
            /**
             * Kết quả
             * @description One a card, in the order asked for.
             */
            Rows: components["schemas"]["PushScheduleRow"][];
        };
        /** @description What became of one card. */
        PushScheduleRow: {
            /**
             * Dòng
             * @description Place in the request, from 0.
             * @example 0
             */
            Index: components["schemas"]["Count"];
            /**
             * Thẻ
             * @description Card.
             * @example 15
             */
            CardDataID: components["schemas"]["RecordId"];
            /**
             * Đã tạo
             * @description Whether the appointment was made; in a preview, whether it would be.
             * @example true
             */
            Created: boolean;
            /**
             * Thông báo
             * @description Why it was refused; empty otherwise.
             * @example Thẻ đã có đơn HD000120 trong kỳ này
             */
            Message: string;
            /**
             * Khách hàng
             * @description Name.
             * @example Nguyễn Thị Hoa
             */
            CustomerName?: string;
            /**
             * 4 số cuối
             * @description Last four digits.
             * @example 4821
             */
            CardLast4?: string;
            /**
             * Ngân hàng
             * @description Issuing bank.
             * @example TCB
             */
            BankCode?: string;
            /**
             * Ngày đến hạn
             * @description Due day of the cycle.
             * @example 2026-11-25
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Ngày làm
             * @description Work day.
             * @example 2026-11-25
             */
            WorkDate?: components["schemas"]["IsoDate"];
            /**
             * Ngày hẹn
             * @description Moment of the appointment.
             * @example 2026-11-25T09:00:00+07:00
             */
            AppointmentDate?: components["schemas"]["IsoDateTime"];
            /**
             * Số tiền
             * @description Sum, đồng.
             * @example 30000000
             */
            Amount?: components["schemas"]["Money"];
            /**
             * Phí khách (%)
             * @description Rate.
             * @example 1800
             */
            CustomerFeePercent?: components["schemas"]["Percent"];
            /**
             * Đơn
             * @description Order that was made, or that is there already.
             * @example 121
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Its code.
             * @example HD000121
             */
            Code?: string;
        };
        /** @description What a rebuild compared; it changes nothing, for every balance is read from the entries. */
        RebuildResult: {
            /**
             * Số tài khoản
             * @description Accounts compared.
             * @example 42
             */
            Checked: components["schemas"]["Count"];
            /**
             * Số bút toán
             * @description Entries folded.
             * @example 1830
             */
            Entries: components["schemas"]["Count"];
            /**
             * Số lệch
             * @description Accounts that differ: 0 when the books are sound.
             * @example 0
             */
            Differences: components["schemas"]["Count"];
            /**
             * Đã so
             * @description The accounts, differing ones first.
             */
            Rows: components["schemas"]["RebuildRow"][];
        };
        /** @description One account: the balance kept beside the balance folded from the entries. */
        RebuildRow: {
            /**
             * Cửa hàng
             * @description Shop of the books.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Tài khoản kế toán
             * @description Account of the books.
             * @example fund:cash
             */
            Account: string;
            /**
             * Tên
             * @description Account in words.
             * @example Quỹ: Tiền mặt
             */
            Name: string;
            /**
             * Số đang giữ
             * @description đồng.
             * @example 12350000
             */
            Kept: components["schemas"]["TotalMoney"];
            /**
             * Số tính lại
             * @description đồng.
             * @example 12350000
             */
            Folded: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description Kept − Folded.
             * @example 0
             */
            Difference: components["schemas"]["TotalMoney"];
        };
        /** @description A payment of reciprocal shares, or an offset (cấn trừ) that moves no money. */
        ReciprocalInput: {
            /**
             * Đối tác
             * @description Partner.
             * @example 1
             */
            PartnerID: components["schemas"]["RecordId"];
            /**
             * Loại
             * @description 5 pays the partner its shares of reciprocal orders; 6 offsets.
             * @example 5
             */
            Kind: components["schemas"]["ReciprocalKind"];
            /**
             * Số tiền
             * @description đồng.
             * @example 19720000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description Of a payment; required for it.
             * @example 2
             */
            Method?: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Orders paid or offset first; the rest goes to the oldest.
             */
            ScheduleIDs?: components["schemas"]["RecordId"][];
            /**
             * Cấn trừ với
             * @description Of an offset: 1 a customer who owes, 2 the partner’s own receivable orders against the payable ones, 4 a POS that owes; 2 when absent.
             * @example 2
             */
            OffsetType?: components["schemas"]["OffsetType"];
            /**
             * Đối tượng cấn trừ
             * @description Customer or POS of OffsetType 1 or 4.
             * @example 8
             */
            OffsetID?: components["schemas"]["RecordId"];
            /**
             * Lý do
             * @description Of an offset, at least 10 characters. Of a payment, at least 5, when the fund would fall below 0 in a shop that asks.
             * @example Cấn trừ theo biên bản tháng 11
             */
            Reason?: string;
            /**
             * Thời gian
             * @description Now when absent.
             * @example 2026-11-20T10:30:00+07:00
             */
            PaidAt?: components["schemas"]["IsoDateTime"];
            /**
             * Mã giao dịch
             * @description Number given by the bank.
             * @example FT26324123456
             */
            RefNo?: string;
            /**
             * Ghi chú
             * @description Free text.
             * @example Đối soát tuần 47
             */
            Note?: string;
        };
        /**
         * @description Kind of a reciprocal document.
         * @example 5
         * @enum {integer}
         */
        ReciprocalKind: 5 | 6;
        /** @description Sums over all matching documents in force, đồng. */
        ReciprocalTotals: {
            /**
             * Đã thanh toán
             * @description Σ reciprocal shares paid.
             * @example 1200000
             */
            Paid: components["schemas"]["TotalMoney"];
            /**
             * Đã cấn trừ
             * @description Σ offset.
             * @example 5000000
             */
            Offset: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Number of a record, unique within its kind over all shops.
         * @example 1
         */
        RecordId: number;
        /**
         * @description Document a ledger entry stands for (domain §2(o)).
         * @example TopUp
         * @enum {string}
         */
        RefType: "CardPayment" | "TopUp" | "SentMoney" | "Swipe" | "Settlement" | "DebtPayment" | "DebtCard" | "DebtAdjustment" | "DebtOffset" | "BankOpening" | "PosOpening" | "OpeningBalance" | "CashBack" | "LotPayment" | "LotAdjustment" | "Receipt" | "Expense" | "PushMoney" | "BadExpense" | "CashDifference";
        /** @description What a stranger is told of the owner of a referral code. */
        Referrer: {
            /**
             * Họ tên
             * @description Name shown beside the code, masked: two letters of a first word of four or more, one of every other.
             * @example Tr*** V** C**
             */
            FullName: string;
        };
        /** @description The product said no: HTTP 200 with Result 0. Nothing was changed. */
        Refusal: {
            /**
             * Kết quả
             * @description Always 0.
             * @constant
             */
            Result: 0;
            /**
             * Dữ liệu
             * @description Always null.
             * @constant
             */
            Data?: null;
            /**
             * Thông báo
             * @description Why, in Vietnamese, ready to show.
             * @example Số tiền vượt quá công nợ còn lại
             */
            Message: string;
            /**
             * Mã từ chối
             * @description Name of the rule, for programs.
             * @example OverDebt
             */
            Code?: string;
            /**
             * Lỗi
             * @description The field at fault, when one is.
             */
            Errors?: components["schemas"]["FieldError"][];
            /**
             * Bản hiện tại
             * @description Of a save refused as Stale: the record as it is now, as lists show it, so that both can be compared.
             * @example {
             *       "Version": 3
             *     }
             */
            Current?: {
                [key: string]: unknown;
            };
        };
        /** @description A new owner with a first shop. */
        RegisterInput: {
            /**
             * Tên cửa hàng
             * @description Name of the first shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Tài khoản
             * @description Account name, unique over the product.
             * @example thephunhuan
             */
            UserName: string;
            /**
             * Họ tên
             * @description Full name; the shop’s name when absent.
             * @example Trần Văn Chủ
             */
            FullName?: string;
            /**
             * Số điện thoại
             * @description Telephone of the owner.
             * @example 0912345678
             */
            Phone: components["schemas"]["Phone"];
            /**
             * Mật khẩu
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             * @example Matkhau2026
             */
            Password: string;
            /**
             * Nhập lại mật khẩu
             * Format: password
             * @description Must equal Password; otherwise refused.
             * @example Matkhau2026
             */
            ConfirmPassword: string;
            /**
             * Mã giới thiệu
             * @description Code of the user who referred; empty for none.
             * @example K7M3QX9WHA
             */
            ReferCode?: string;
        };
        /** @description Owner and shop of a registration. */
        RegisterResult: {
            /**
             * Người dùng
             * @description Number of the new owner.
             * @example 9
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description Number of the new shop.
             * @example 5
             */
            ShopID: components["schemas"]["RecordId"];
        };
        /**
         * @description Kinship of the card holder to the customer.
         * @example 1
         * @enum {integer}
         */
        Relation: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9;
        /** @description A proposal to reopen days, and what became of it. */
        Reopening: components["schemas"]["Audit"] & {
            /**
             * Đề nghị
             * @description Number.
             * @example 2
             */
            ReopeningID: components["schemas"]["RecordId"];
            /**
             * Mở từ ngày
             * @description First day that is to be open again.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Lý do
             * @description Why the days are to be opened.
             * @example Ghi thiếu một phiếu chi
             */
            Reason: string;
            /**
             * Trạng thái
             * @description 0 waits for a second person, 1 opened, 3 refused.
             * @example 0
             */
            Status: components["schemas"]["ReopeningStatus"];
            /**
             * Người duyệt
             * @description Who decided; absent where no decision was needed or made.
             * @example Trần Thu Hà
             */
            ApprovedByName?: string;
            /**
             * Duyệt lúc
             * @description When it was decided.
             * @example 2026-11-21T08:10:00+07:00
             */
            ApprovedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do từ chối
             * @description Reason given with the refusal.
             * @example Chưa có chứng từ bổ sung
             */
            RefuseReason?: string;
        };
        /**
         * @description Status of a proposal to reopen days; only 1 opened them.
         * @example 0
         * @enum {integer}
         */
        ReopeningStatus: 0 | 1 | 3;
        /**
         * @description Report whose columns a figure is named by, where one name stands for different things: what a party owes in debtSummary is no cause of a partner’s debt.
         * @example debtSummary
         * @enum {string}
         */
        ReportName: "debtSummary" | "vouchers" | "collection" | "payments" | "newCustomers" | "moneyBack" | "advances" | "unsettled" | "comparison" | "allShops";
        /** @description The lines of a business result, đồng. */
        ResultFigures: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Doanh thu phí
             * @description (1) Fees earned.
             * @example 6480000
             */
            Revenue: components["schemas"]["TotalMoney"];
            /**
             * Phí POS
             * @description (2) Machine fees.
             * @example 4752000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description (3) Commissions.
             * @example 360000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description (4) Partner shares.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận gộp
             * @description (5) = 1 − 2 − 3 − 4.
             * @example 1368000
             */
            GrossProfit?: components["schemas"]["TotalMoney"];
            /**
             * Thu khác
             * @description (6) Vouchers in that count in the result.
             * @example 500000
             */
            OtherIncome: components["schemas"]["TotalMoney"];
            /**
             * Chi hoạt động
             * @description (7) Vouchers out that count in the result.
             * @example 800000
             */
            OperatingExpense: components["schemas"]["TotalMoney"];
            /**
             * Chi phí xấu
             * @description (8) Losses.
             * @example 0
             */
            BadExpense: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận thuần
             * @description (9) = 5 + 6 − 7 − 8 + 8b.
             * @example 1068000
             */
            NetProfit?: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh và hao hụt
             * @description (8b) What was gained, or lost where negative, without money or trade: the sum of a to e.
             * @example -50000
             */
            Adjustments: components["schemas"]["TotalMoney"];
            /**
             * Giảm trừ cho khách
             * @description (8b, a) Debt of customers given up as a discount, negative.
             * @example -50000
             */
            Discounts: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh công nợ
             * @description (8b, b) Adjustments of any debt: positive where it rose.
             * @example 0
             */
            DebtAdjustments: components["schemas"]["TotalMoney"];
            /**
             * Thiếu, thừa lô
             * @description (8b, c) What lots brought less, negative, or more than their bills.
             * @example 0
             */
            LotDifferences: components["schemas"]["TotalMoney"];
            /**
             * Làm tròn
             * @description (8b, d) Differences of a few đồng between lots and their payments.
             * @example 0
             */
            Roundings: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch quỹ
             * @description (8b, e) What was counted less, negative, or more than the books say.
             * @example 0
             */
            CashDifferences: components["schemas"]["TotalMoney"];
            /**
             * Góp vốn
             * @description (10) Vouchers in that count in no result.
             * @example 0
             */
            CapitalIn: components["schemas"]["TotalMoney"];
            /**
             * Rút vốn
             * @description (11) Vouchers out that count in no result.
             * @example 0
             */
            CapitalOut: components["schemas"]["TotalMoney"];
            /**
             * Số dư đầu kỳ nhập vào
             * @description (12) Opening balances of funds and debts entered in the period.
             * @example 0
             */
            OpeningBalances: components["schemas"]["TotalMoney"];
            /**
             * Quỹ và công nợ tăng thêm
             * @description (13) What funds, the debts of customers, partners, collaborators and POS, and the advances between company and shops rose by, read from them: 9 + 10 − 11 + 12.
             * @example 1068000
             */
            AssetChange?: components["schemas"]["TotalMoney"];
        };
        /** @description The figures of a business result, and what waits to become revenue at its end. */
        ResultTotals: components["schemas"]["ResultFigures"] & {
            /**
             * Đơn chưa quyết toán
             * @description Orders that wait for their settlement at the end of the period; no part of the figures.
             */
            Unsettled: components["schemas"]["UnsettledFigures"];
        };
        /** @description Revenue day by day with what the home page compares it to. */
        RevenueByDay: {
            /**
             * Từng ngày
             * @description Each day of the period, days without business included.
             */
            Days: components["schemas"]["RevenueDay"][];
            /**
             * Tổng cộng
             * @description The whole period.
             */
            Totals: components["schemas"]["RevenueFigures"];
            /**
             * Đơn chưa quyết toán
             * @description Orders that wait for their settlement at the end of the period.
             */
            Unsettled: components["schemas"]["UnsettledFigures"];
            /**
             * Kỳ trước
             * @description The period of the same length just before; while the period runs, up to the same hour of its day, appointments by their whole days.
             */
            Previous: components["schemas"]["RevenueFigures"];
            /**
             * Ghi chú
             * @description Shops in view where one person approves alone; absent for none.
             * @example Một người tự duyệt: Thẻ Phú Nhuận
             */
            SelfApproval?: string;
            /**
             * Tồn quỹ
             * @description Each fund over the period.
             */
            Funds: components["schemas"]["FundBalance"][];
            /**
             * Công nợ
             * @description The four debts at the end of the period.
             */
            Debts: components["schemas"]["DebtBalances"];
            /**
             * Cửa hàng
             * @description One row a shop; the company sees all its shops.
             */
            Shops: components["schemas"]["RevenueShop"][];
        };
        /** @description Figures of one day. */
        RevenueDay: components["schemas"]["RevenueFigures"] & {
            /**
             * Ngày
             * @description Business day.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
        };
        /** @description Figures of a period, đồng unless said otherwise. Revenue is the fees earned, TotalSwipe the money swiped. */
        RevenueFigures: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số đơn
             * @description Orders settled in the period.
             * @example 12
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Lịch hẹn
             * @description Appointments of the period that are not cancelled.
             * @example 15
             */
            AppointmentCount: components["schemas"]["Count"];
            /**
             * Tiền đáo
             * @description Σ D.
             * @example 360000000
             */
            TotalPaidCard: components["schemas"]["TotalMoney"];
            /**
             * Doanh số quẹt
             * @description Σ S.
             * @example 360000000
             */
            TotalSwipe: components["schemas"]["TotalMoney"];
            /**
             * Doanh thu
             * @description Σ F.
             * @example 6480000
             */
            Revenue: components["schemas"]["TotalMoney"];
            /**
             * Phí POS
             * @description Σ machine fees.
             * @example 4752000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description Σ commissions.
             * @example 360000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description Σ partner shares.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lãi gộp
             * @description Revenue − PosFeeAmount − AffAmount − PartnerAmount.
             * @example 1368000
             */
            GrossProfit?: components["schemas"]["TotalMoney"];
            /**
             * Khách mới
             * @description Customers entered in the period.
             * @example 2
             */
            NewCustomers: components["schemas"]["Count"];
        };
        /** @description Figures of one shop on one day. */
        RevenueRow: components["schemas"]["RevenueFigures"] & {
            /**
             * Ngày
             * @description Business day.
             * @example 2026-11-20
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
        };
        /** @description Figures of one shop, for the company’s comparison. */
        RevenueShop: components["schemas"]["RevenueFigures"] & {
            /**
             * Cửa hàng
             * @description Number of the shop.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Tồn quỹ
             * @description Σ funds at the end of the period.
             * @example 470540000
             */
            FundTotal: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description The four debts of the shop.
             */
            Debts: components["schemas"]["DebtBalances"];
        };
        /** @description The figures of a period, and what waits to become revenue at its end. */
        RevenueTotals: components["schemas"]["RevenueFigures"] & {
            /**
             * Đơn chưa quyết toán
             * @description Orders that wait for their settlement at the end of the period; no part of the figures.
             */
            Unsettled: components["schemas"]["UnsettledFigures"];
        };
        /**
         * @description What the rows of a report are, where their figures are shares of entries.
         * @example staff
         * @enum {string}
         */
        RowKind: "staff" | "pos" | "typeCard" | "order" | "service";
        /** @description An appointment, and the order it becomes. D, S, F, P, commission, partner share, profit and debt are read from the ledger. */
        Schedule: components["schemas"]["ScheduleFields"] & components["schemas"]["Audit"] & {
            /**
             * Đơn
             * @description Number.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code within the shop.
             * @example HD000120
             */
            Code: string;
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Ngày
             * @description Day of the appointment.
             * @example 2026-11-20
             */
            BusinessDate: components["schemas"]["IsoDate"];
            /**
             * Mã khách
             * @description Code of the customer.
             * @example KH000008
             */
            CustomerCode: string;
            /**
             * Khách hàng
             * @description Name of the customer.
             * @example Nguyễn Thị Hoa
             */
            CustomerName: string;
            /**
             * Số điện thoại
             * @description First number of the customer.
             * @example 0912345678
             */
            CustomerPhone: components["schemas"]["Phone"];
            /**
             * Chủ thẻ
             * @description Name embossed.
             * @example NGUYEN THI HOA
             */
            CardHolderName: string;
            /**
             * Ngân hàng thẻ
             * @description Code of the issuing bank.
             * @example TCB
             */
            CardBankCode: string;
            /**
             * 4 số cuối
             * @description Last four digits of the card.
             * @example 4821
             */
            CardLast4: string;
            /**
             * Loại thẻ
             * @description Network of the card.
             * @example 1
             */
            TypeCard: components["schemas"]["TypeCard"];
            /**
             * Ngày đến hạn
             * @description Due day of the card at the appointment.
             * @example 2026-11-22
             */
            DueDate?: components["schemas"]["IsoDate"];
            /**
             * Cộng tác viên
             * @description Name behind AffID.
             * @example Phạm Minh Tuấn
             */
            AffName?: string;
            /**
             * Hoa hồng (%)
             * @description Commission rate in force.
             * @example 100
             */
            AffPercent: components["schemas"]["Percent"];
            /**
             * Công nợ đối tác
             * @description Open on the order between the shop and the partner, đồng; positive: the partner owes. Absent without a partner.
             * @example 19720000
             */
            PartnerDebt?: components["schemas"]["TotalMoney"];
            /**
             * Đối tác
             * @description Name behind PartnerID.
             * @example Cửa hàng Minh Phát
             */
            PartnerName?: string;
            /**
             * Nhân viên
             * @description Name behind StaffID.
             * @example Lê Thị Thu
             */
            StaffName: string;
            /**
             * Hình thức đối tác
             * @description Partner’s part.
             * @example 0
             */
            PartnerMode: components["schemas"]["PartnerMode"];
            /**
             * Phụ phí
             * @description Fixed surcharge K, đồng.
             * @example 0
             */
            ExtraFee: components["schemas"]["Money"];
            /**
             * Trạng thái
             * @description Where the order stands.
             * @example 2
             */
            Status: components["schemas"]["ScheduleStatus"];
            /**
             * Bước tiếp theo
             * @description Statuses the user may set now.
             */
            NextStatuses: components["schemas"]["ScheduleStatus"][];
            /**
             * Đã nạp thẻ
             * @description D: paid into the card, đồng.
             * @example 30000000
             */
            TotalPaidCard: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt
             * @description S: swiped, đồng.
             * @example 30000000
             */
            TotalSwipe: components["schemas"]["TotalMoney"];
            /**
             * Tiền phí
             * @description F: the fee, đồng. Until IsSettled the one agreed on, on the larger of Amount, D and S; then the one posted, on the larger of D and S.
             * @example 540000
             */
            FeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Đã quyết toán
             * @description Whether the fee is posted; false shows F, commission and profit as tạm tính.
             * @example true
             */
            IsSettled: boolean;
            /**
             * Phí máy
             * @description P: Σ machine fees, đồng.
             * @example 396000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description Commission, đồng.
             * @example 30000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phần đối tác
             * @description Share of the partner, đồng.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận
             * @description F − P − commission − partner share, đồng; absent of an order not begun, whose machine fee is unknown.
             * @example 114000
             */
            Profit?: components["schemas"]["TotalMoney"];
            /**
             * Khách đã trả
             * @description Money from the customer in a fund or by card, debt payments of this order included, đồng.
             * @example 0
             */
            TotalTopUp: components["schemas"]["TotalMoney"];
            /**
             * Đã chuyển khách
             * @description Money sent to the customer, đồng.
             * @example 0
             */
            TotalSent: components["schemas"]["TotalMoney"];
            /**
             * Điều chỉnh
             * @description Σ of what changed the debt of this order without money, đồng: adjustments, offsets with a partner, losses.
             * @example 0
             */
            TotalAdjust: components["schemas"]["TotalMoney"];
            /**
             * Khách còn nợ
             * @description What the customer owes on the order by the books, as every list and report of debts counts it: D + F − S − paid + sent ± adjusted, đồng, with F only once it is posted (IsSettled).
             * @example 540000
             */
            CustomerDebt: components["schemas"]["TotalMoney"];
            /**
             * Nợ gồm phí tạm tính
             * @description CustomerDebt and the customer’s fee that is still to be posted, đồng; equal to it once IsSettled.
             * @example 540000
             */
            DebtWithFee: components["schemas"]["TotalMoney"];
            /**
             * Dòng chờ
             * @description Lines in status Chờ xử lý.
             * @example 0
             */
            WaitingCount: components["schemas"]["Count"];
            /**
             * Tiến độ (%)
             * @description Whole percent of the work done.
             * @example 60
             */
            Progress: number;
            /**
             * Cảnh báo
             * @description Flags of the order.
             */
            WarningCodes: components["schemas"]["OrderWarningCode"][];
            /**
             * Bình luận
             * @description Number of comments.
             * @example 1
             */
            CommentCount: components["schemas"]["Count"];
            /**
             * Nổi bật
             * @description Whether the star is set.
             * @example false
             */
            IsHighlight: boolean;
            /**
             * Lý do hủy
             * @description Why it was cancelled.
             * @example Khách đổi lịch sang tháng sau
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it; while it is cancelled.
             * @example Nguyễn Thị Lan
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled; while it is cancelled.
             * @example 2026-11-20T10:40:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
            /**
             * Hoàn thành lúc
             * @description When it was completed.
             * @example 2026-11-20T10:40:00+07:00
             */
            CompletedDate?: components["schemas"]["IsoDateTime"];
            /**
             * Ngày quyết toán
             * @description Day the order counts on in reports; while it is settled.
             * @example 2026-11-20
             */
            SettledDate?: components["schemas"]["IsoDate"];
            /**
             * Ngày quyết toán đề nghị
             * @description Day a settlement without a date would be of; while status is 2. Today, or the day of its earlier settlement.
             * @example 2026-11-20
             */
            UsualSettledDate?: components["schemas"]["IsoDate"];
            /**
             * Ngày quyết toán sớm nhất
             * @description First day the order may be settled on: that of its last confirmed line. While status is 2 and it has one.
             * @example 2026-11-19
             */
            FirstSettledDate?: components["schemas"]["IsoDate"];
        };
        /** @description An adjustment of the customer’s debt on one order. */
        ScheduleAdjustInput: {
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description Change of the debt, đồng, not zero; positive: the customer owes more.
             * @example -40000
             */
            Amount: components["schemas"]["SignedMoney"];
            /**
             * Lý do
             * @description At least 10 characters.
             * @example Giảm phí cho khách theo thỏa thuận
             */
            Reason: string;
            /**
             * Loại điều chỉnh
             * @description 2 when absent. 1 takes off what the customer owes as a discount and is refused for a rise; a wrong entry is cancelled, never adjusted.
             * @example 1
             */
            AdjustKind?: components["schemas"]["AdjustKind"];
            /**
             * Ngày ghi sổ
             * @description Today when absent; never in the future.
             * @example 2026-11-20
             */
            BusinessDate?: components["schemas"]["IsoDate"];
        };
        /** @description What is entered about an appointment. */
        ScheduleFields: {
            /**
             * Khách hàng
             * @description Customer served.
             * @example 8
             */
            CustomerID: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description Card of that customer.
             * @example 15
             */
            CardDataID: components["schemas"]["RecordId"];
        } & components["schemas"]["ScheduleTerms"];
        /** @description Everything that happened on an order, oldest first; swipes come from listWithdrawals. */
        ScheduleHistory: {
            /**
             * Nạp thẻ
             * @description Payments into the card.
             */
            Payments: components["schemas"]["MoneyLine"][];
            /**
             * Khách nạp tiền
             * @description Money from the customer.
             */
            TopUps: components["schemas"]["MoneyLine"][];
            /**
             * Chuyển tiền cho khách
             * @description Money to the customer.
             */
            SentMoney: components["schemas"]["MoneyLine"][];
            /**
             * Trạng thái
             * @description Steps of the status.
             */
            StatusLog: components["schemas"]["StatusLog"][];
            /**
             * Điều chỉnh, thanh toán
             * @description Adjustments and debt payments that touch this order.
             */
            Adjustments: components["schemas"]["DebtDocument"][];
            /**
             * Sửa phần trăm
             * @description Percentages that were corrected after work began.
             */
            Corrections: components["schemas"]["PercentChange"][];
        };
        /** @description An appointment to add; with ScheduleID an appointment to change, while its status is 0 or 1. One to add may bring its customer or its card along: all are put on file together, or none is. */
        ScheduleInput: components["schemas"]["ScheduleTerms"] & {
            /**
             * Khách hàng
             * @description Customer served; absent with NewCustomer.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description Card of that customer; absent with NewCard.
             * @example 15
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Khách hàng mới
             * @description Customer who is not on file yet, instead of CustomerID and by the rules of saveCustomer; comes with NewCard. Not for a preview.
             */
            NewCustomer?: components["schemas"]["CustomerFields"];
            /**
             * Thẻ mới
             * @description Card that is not on file yet, instead of CardDataID and by the rules of saveCard. Not for a preview.
             */
            NewCard?: components["schemas"]["CardFields"];
            /**
             * Đơn
             * @description Order to change; absent to add.
             * @example 120
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with ScheduleID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Several appointments made in one go; each is accepted or refused on its own. */
        ScheduleListInput: {
            /**
             * Lịch hẹn
             * @description At least one.
             */
            Schedules: components["schemas"]["NewSchedule"][];
            /**
             * Xem trước
             * @description true: says what would be made, keeps nothing.
             * @example false
             */
            Preview?: boolean;
        };
        /** @description What became of one appointment of a list. */
        ScheduleListRow: {
            /**
             * Dòng
             * @description Place in the request, from 0.
             * @example 0
             */
            Index: components["schemas"]["Count"];
            /**
             * Đã tạo
             * @description Whether the appointment was made; in a preview, whether it would be.
             * @example true
             */
            Created: boolean;
            /**
             * Đơn
             * @description Number of the new order.
             * @example 121
             */
            ScheduleID?: components["schemas"]["RecordId"];
            /**
             * Mã đơn
             * @description Code of the new order.
             * @example HD000121
             */
            Code?: string;
            /**
             * Kết quả
             * @description Why it was refused, in Vietnamese; empty when made.
             * @example Thẻ đang tạm khóa
             */
            Message: string;
        };
        /** @description A note to put on an order, or a warning of it to set aside. */
        ScheduleNoteInput: {
            /**
             * Đơn
             * @description Order to change.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Empty removes the note; left out, it stays.
             * @example Khách cần xong trước 11 giờ
             */
            Note?: string;
            /**
             * Phiên bản
             * @description When given, a stale version is refused.
             * @example 3
             */
            Version?: components["schemas"]["Version"];
            /**
             * Bỏ qua cảnh báo
             * @description Warning to set aside; it comes back when its amount grows.
             * @example C02
             */
            DismissCode?: components["schemas"]["OrderWarningCode"];
            /**
             * Lý do
             * @description Why, at least 5 characters; needed with DismissCode.
             * @example Khách hẹn quẹt bù tuần sau
             */
            DismissReason?: string;
        };
        /** @description Filter of the order list; absent fields do not filter. */
        ScheduleSearch: {
            /**
             * Đơn
             * @description Just these orders; one number loads the detail.
             */
            ScheduleIDs?: components["schemas"]["RecordId"][];
            /**
             * Tìm kiếm
             * @description Code, customer’s name without tone marks too, either phone, last four digits.
             * @example hoa 4821
             */
            GeneralSearch?: string;
            /**
             * Từ ngày
             * @description First day of the appointment.
             * @example 2026-11-01
             */
            ForDate?: components["schemas"]["IsoDate"];
            /**
             * Đến ngày
             * @description Last day of the appointment.
             * @example 2026-11-30
             */
            ToDate?: components["schemas"]["IsoDate"];
            /**
             * Nhân viên
             * @description Member of staff in charge.
             * @example 3
             */
            StaffID?: components["schemas"]["RecordId"];
            /**
             * Cửa hàng
             * @description One shop; only for the company view.
             * @example 1
             */
            SearchShopID?: components["schemas"]["ShopKey"];
            /**
             * Dịch vụ
             * @description Service.
             * @example 1
             */
            ServiceType?: components["schemas"]["ServiceType"];
            /**
             * Trạng thái
             * @description Any of these; empty is all.
             */
            Statuses?: components["schemas"]["ScheduleStatus"][];
            /**
             * Đối tác
             * @description Orders with one partner.
             * @example 1
             */
            PartnerID?: components["schemas"]["RecordId"];
            /**
             * Hình thức đối tác
             * @description Any of these; empty is all.
             */
            PartnerModes?: components["schemas"]["PartnerMode"][];
            /**
             * Khách hàng
             * @description One customer.
             * @example 8
             */
            CustomerID?: components["schemas"]["RecordId"];
            /**
             * Thẻ
             * @description One card.
             * @example 15
             */
            CardDataID?: components["schemas"]["RecordId"];
            /**
             * Cảnh báo
             * @description Orders with this flag.
             * @example C02
             */
            WarningCode?: components["schemas"]["OrderWarningCode"];
            /**
             * Nổi bật
             * @description Only orders with the star.
             * @example false
             */
            OnlyHighlight?: boolean;
            /**
             * Khách còn nợ
             * @description Only orders whose customer still owes: CustomerDebt above 0.
             * @example true
             */
            OnlyDebt?: boolean;
            /**
             * Chưa quyết toán đến ngày
             * @description Only orders that UnsettledFigures of reports count at the end of this day: with card payments or swipes in force, and no settlement in force.
             * @example 2026-11-30
             */
            UnsettledOn?: components["schemas"]["IsoDate"];
            /**
             * Có dòng tiền chờ
             * @description true: only orders with a line of money or a swipe that waits; false: only those without.
             * @example true
             */
            HasWaiting?: boolean;
            /**
             * Sắp xếp theo
             * @description Field of the row; AppointmentDate when absent.
             * @example AppointmentDate
             */
            SortBy?: string;
            /**
             * Chiều sắp xếp
             * @description desc when absent.
             * @example desc
             */
            SortDir?: components["schemas"]["SortDirection"];
            /**
             * Trang
             * @description From 1.
             * @example 1
             */
            PageIndex: number;
            /**
             * Số dòng/trang
             * @description Rows of a page.
             * @example 20
             */
            PageSize: number;
        };
        /**
         * @description Status of an order (domain §4).
         * @example 2
         * @enum {integer}
         */
        ScheduleStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description What is entered about an appointment, whoever it is for. */
        ScheduleTerms: {
            /**
             * Dịch vụ
             * @description Service asked for.
             * @example 1
             */
            ServiceType: components["schemas"]["ServiceType"];
            /**
             * Cộng tác viên
             * @description Who gets the commission.
             * @example 2
             */
            AffID?: components["schemas"]["RecordId"];
            /**
             * Đối tác
             * @description Required unless PartnerMode is 0.
             * @example 1
             */
            PartnerID?: components["schemas"]["RecordId"];
            /**
             * Hình thức đối tác
             * @description 0 when absent.
             * @example 0
             */
            PartnerMode?: components["schemas"]["PartnerMode"];
            /**
             * Ngày hẹn
             * @description When the customer comes.
             * @example 2026-11-20T09:00:00+07:00
             */
            AppointmentDate: components["schemas"]["IsoDateTime"];
            /**
             * Số tiền
             * @description Amount to pay into the card or to withdraw, đồng.
             * @example 30000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Phí khách (%)
             * @description Rate of the customer’s fee.
             * @example 1800
             */
            CustomerFeePercent: components["schemas"]["Percent"];
            /**
             * Phụ phí
             * @description Fixed surcharge K, đồng; 0 when absent.
             * @example 0
             */
            ExtraFee?: components["schemas"]["Money"];
            /**
             * Cách thu phí
             * @description Taken from the payout or collected apart.
             * @example 2
             */
            FeeMode: components["schemas"]["FeeMode"];
            /**
             * Nhân viên
             * @description Member of staff in charge.
             * @example 3
             */
            StaffID: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Khách cần xong trước 11 giờ
             */
            Note?: string;
        };
        /** @description Sums over all matching orders, đồng. */
        ScheduleTotals: {
            /**
             * Số tiền
             * @description Σ amounts; cancelled orders are not counted.
             * @example 300000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Đã nạp thẻ
             * @description Σ D.
             * @example 300000000
             */
            TotalPaidCard: components["schemas"]["TotalMoney"];
            /**
             * Đã quẹt
             * @description Σ S.
             * @example 300000000
             */
            TotalSwipe: components["schemas"]["TotalMoney"];
            /**
             * Tiền phí
             * @description Σ F.
             * @example 5400000
             */
            FeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Σ P.
             * @example 3960000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description Σ commissions.
             * @example 300000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phần đối tác
             * @description Σ partner shares.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lợi nhuận
             * @description Σ profits; orders not begun have none yet.
             * @example 1140000
             */
            Profit?: components["schemas"]["TotalMoney"];
            /**
             * Khách còn nợ
             * @description Σ debts of the orders by the books.
             * @example 540000
             */
            CustomerDebt: components["schemas"]["TotalMoney"];
            /**
             * Nợ gồm phí tạm tính
             * @description Σ debts of the orders with the fees that are still to be posted.
             * @example 540000
             */
            DebtWithFee: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Service of an order.
         * @example 1
         * @enum {integer}
         */
        ServiceType: 1 | 2 | 3;
        /**
         * @description Kind of party whose debt vouchers may settle: an income a customer’s, an expense a collaborator’s.
         * @example 3
         * @enum {integer}
         */
        SettledParty: 1 | 3;
        /** @description A shop the user may work in. */
        Shop: {
            /**
             * Cửa hàng
             * @description Number; -111 is the company.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Tên cửa hàng
             * @description Name shown in the switcher.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Mã
             * @description Short unique code.
             * @example CH0001
             */
            Code: string;
            /**
             * Địa chỉ
             * @description Stored as Address by the browser.
             * @example 12 Phan Xích Long, Phú Nhuận, TP. Hồ Chí Minh
             */
            ShopAddress?: string;
            /**
             * Số điện thoại
             * @description Stored as Phone by the browser.
             * @example 02838444567
             */
            ShopPhone?: string;
            /**
             * Số tài khoản
             * @description Account that receives money, for VietQR; absent, with owner and bank, for a caller without a screen that handles money.
             * @example 1017595600
             */
            AccountBank?: string;
            /**
             * Chủ tài khoản
             * @description Capitals without accents.
             * @example TRAN VAN CHU
             */
            AccountOwner?: string;
            /**
             * Ngân hàng
             * @description Bank of the account.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Chủ sở hữu
             * @description Owner of the shop.
             * @example 2
             */
            OwnerUserID: components["schemas"]["RecordId"];
            /**
             * Hạn sử dụng
             * @description Last day the shop may write.
             * @example 2027-12-31
             */
            ExpiredDate: components["schemas"]["IsoDate"];
            /**
             * Khóa sổ đến
             * @description Nothing may be posted up to this day.
             * @example 2026-10-31
             */
            LockDate?: components["schemas"]["IsoDate"];
            /**
             * Hỏi lại số tiền dưới
             * @description Amounts of an appointment or of an order’s money below it are asked about once, since thousands or millions are likely meant, đồng; 100.000 when absent.
             * @example 100000
             */
            SmallAmountBelow?: components["schemas"]["PositiveMoney"];
            /**
             * Trạng thái
             * @description Whether the shop works.
             * @example 1
             */
            Status: components["schemas"]["ShopStatus"];
        };
        /** @description What one shop has in a line. */
        ShopAmount: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Cửa hàng
             * @description Shop whose books the row is read from; -111 is the company’s own.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name of the shop.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Số tiền
             * @description đồng.
             * @example 1068000
             */
            Amount: components["schemas"]["TotalMoney"];
        };
        /** @description What is entered about a shop. */
        ShopFields: {
            /**
             * Tên cửa hàng
             * @description Name shown in the switcher; unique among the owner’s shops.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Địa chỉ
             * @description Printed on slips.
             * @example 12 Phan Xích Long, Phú Nhuận, TP. Hồ Chí Minh
             */
            ShopAddress?: string;
            /**
             * Số điện thoại
             * @description Printed on slips.
             * @example 02838444567
             */
            ShopPhone?: components["schemas"]["Phone"];
            /**
             * Số tài khoản
             * @description Account that receives money, for VietQR.
             * @example 1017595600
             */
            AccountBank?: string;
            /**
             * Chủ tài khoản
             * @description Stored in capitals without accents.
             * @example TRAN VAN CHU
             */
            AccountOwner?: string;
            /**
             * Ngân hàng
             * @description Bank of the account, see listAllBanks.
             * @example VCB
             */
            BankCode?: string;
            /**
             * Làm tròn phí
             * @description The customer’s fee is rounded to this many đồng.
             * @example 1
             * @enum {integer}
             */
            RoundFeeTo: 1 | 1000;
            /**
             * Báo trước (ngày)
             * @description How many days ahead due cards are announced.
             * @example 7
             */
            NotifyDays: number;
            /**
             * Điều chỉnh công nợ cần duyệt từ
             * @description Adjustments of one party by one person in a day that come to this many đồng need a second person; 5.000.000 when absent. As it was when not sent; only the owner changes it.
             * @example 5000000
             */
            AdjustApprovalFrom?: components["schemas"]["PositiveMoney"];
            /**
             * Phiếu thu chi cần duyệt từ
             * @description Vouchers of one category by one person in a day that come to this many đồng need a second person; 10.000.000 when absent. As it was when not sent; only the owner changes it.
             * @example 10000000
             */
            VoucherApprovalFrom?: components["schemas"]["PositiveMoney"];
            /**
             * Hai người
             * @description Whether what needs two persons waits for a second one; true when absent. As it was when not sent; only the owner switches it off, and only while one person alone could approve.
             * @example true
             */
            TwoPersons?: boolean;
            /**
             * Ngưỡng số tiền tròn
             * @description Round amounts from here on ask for papers (W09), đồng; absent switches the rule off.
             * @example 50000000
             */
            RoundAmountFrom?: components["schemas"]["PositiveMoney"];
            /**
             * Hỏi lại số tiền dưới
             * @description Amounts of an appointment or of an order’s money below it are asked about once, since thousands or millions are likely meant, đồng; 100.000 when absent.
             * @example 100000
             */
            SmallAmountBelow?: components["schemas"]["PositiveMoney"];
            /**
             * Khi quỹ không đủ chi
             * @description What happens when money leaves a fund that holds less; 2 when absent. As it was when not sent; only the owner changes it.
             * @example 2
             */
            NegativeFunds?: components["schemas"]["NegativeFunds"];
            /**
             * Khóa sổ đến
             * @description Nothing may be posted up to this day; not after today.
             * @example 2026-10-31
             */
            LockDate?: components["schemas"]["IsoDate"];
            /**
             * Ngày đầu tiên
             * @description First day of the books: nothing is dated before it, opening balances stand on it. The day the shop was opened unless set; as it was when not sent; only the owner moves it, not past the first entry.
             * @example 2026-01-02
             */
            FirstDate?: components["schemas"]["IsoDate"];
            /**
             * Trạng thái
             * @description 0: the shop is read, not written.
             * @example 1
             */
            Status: components["schemas"]["ShopStatus"];
        };
        /** @description A shop to add, or to change when ShopID is given. */
        ShopInput: components["schemas"]["ShopFields"] & {
            /**
             * Cửa hàng
             * @description Shop to change; absent to add.
             * @example 1
             */
            ShopID?: components["schemas"]["RecordId"];
            /**
             * Lý do
             * @description Why the books are opened again; needed when LockDate moves back.
             * @example Bổ sung phiếu chi ngày 30/10
             */
            Reason?: string;
            /**
             * Phiên bản
             * @description Required with ShopID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description Number of a shop; -111 is the company.
         * @example 1
         */
        ShopKey: number;
        /** @description A shop as its owner manages it. */
        ShopRecord: components["schemas"]["ShopFields"] & components["schemas"]["Audit"] & {
            /**
             * Mã
             * @description Short unique code.
             * @example CH0001
             */
            Code: string;
            /**
             * Chủ sở hữu
             * @description Owner of the shop.
             * @example 2
             */
            OwnerUserID: components["schemas"]["RecordId"];
            /**
             * Chủ sở hữu
             * @description Name behind OwnerUserID.
             * @example Trần Văn Chủ
             */
            OwnerName: string;
            /**
             * Hạn sử dụng
             * @description Last day the shop may write.
             * @example 2027-12-31
             */
            ExpiredDate: components["schemas"]["IsoDate"];
            /**
             * Số nhân viên
             * @description People who work here now.
             * @example 5
             */
            StaffCount: components["schemas"]["Count"];
            /**
             * Tồn quỹ
             * @description Σ funds of the shop, đồng.
             * @example 1250000000
             */
            FundBalance: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description Σ debts of all parties, đồng; positive: they owe the shop.
             * @example 86500000
             */
            DebtBalance: components["schemas"]["TotalMoney"];
            /**
             * Đơn chưa xong
             * @description Orders in status 1 to 3.
             * @example 4
             */
            OpenOrders: components["schemas"]["Count"];
        };
        /**
         * @description Status of a shop.
         * @example 1
         * @enum {integer}
         */
        ShopStatus: 1 | 0;
        /** @description Sums over all matching shops, đồng. */
        ShopTotals: {
            /**
             * Tồn quỹ
             * @description Σ funds.
             * @example 3250000000
             */
            FundBalance: components["schemas"]["TotalMoney"];
            /**
             * Công nợ
             * @description Σ debts.
             * @example 186500000
             */
            DebtBalance: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Amount in whole đồng; a debt is positive when the party owes the shop.
         * @example -540000
         */
        SignedMoney: number;
        /**
         * @description Direction of a sort.
         * @example desc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description A member of staff. */
        Staff: components["schemas"]["StaffFields"] & components["schemas"]["Audit"] & {
            /**
             * Nhân viên
             * @description Number.
             * @example 4
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Mã giới thiệu
             * @description Code by which the person refers others: ten random letters and digits.
             * @example P4T8ZC2NRE
             */
            ReferCode: string;
            /**
             * Nhóm quyền
             * @description Name of the group.
             * @example Giao dịch viên
             */
            GroupName: string;
            /**
             * Cửa hàng làm việc
             * @description Names behind ShopIDs.
             * @example [
             *       "Thẻ Phú Nhuận"
             *     ]
             */
            ShopNames: string[];
            /**
             * Chủ sở hữu
             * @description An owner has every right and is changed by nobody else.
             * @example false
             */
            IsOwner: boolean;
            /**
             * Là tôi
             * @description Whether it is the caller.
             * @example false
             */
            IsSelf: boolean;
            /**
             * Khóa đến
             * @description Login is locked until then after wrong passwords.
             * @example 2026-11-20T09:15:00+07:00
             */
            LockedUntil?: components["schemas"]["IsoDateTime"];
            /**
             * Đăng nhập gần nhất
             * @description Latest login.
             * @example 2026-11-20T08:02:00+07:00
             */
            LastLogin?: components["schemas"]["IsoDateTime"];
        };
        /** @description What is entered about a member of staff. */
        StaffFields: {
            /**
             * Tài khoản
             * @description Account name, unique over the product and kept for good.
             * @example thungan.lan
             */
            UserName: string;
            /**
             * Họ tên
             * @description Full name.
             * @example Nguyễn Ngọc Lan
             */
            FullName: string;
            /**
             * Số điện thoại
             * @description Telephone.
             * @example 0903666777
             */
            Phone?: components["schemas"]["Phone"];
            /**
             * Email
             * @description Address for messages.
             * @example lan@thephunhuan.vn
             */
            Email?: string;
            /**
             * Số CCCD
             * @description Identity number, 12 digits.
             * @example 079195012345
             */
            CCCD?: string;
            /**
             * Nhóm quyền
             * @description Group; 1 is never given.
             * @example 4
             */
            GroupID: components["schemas"]["GroupID"];
            /**
             * Cửa hàng làm việc
             * @description Shops the person works in; -111 opens the company view. Only shops of the caller can be given or taken.
             */
            ShopIDs: components["schemas"]["ShopKey"][];
            /**
             * Hạn sử dụng
             * @description Last day the account may write; not after the owner’s or the caller’s own. Nobody changes their own.
             * @example 2027-12-31
             */
            ExpiredDate?: components["schemas"]["IsoDate"];
            /**
             * Trạng thái
             * @description 1 may log in.
             * @example 1
             */
            Status: components["schemas"]["StaffStatus"];
        };
        /** @description A member of staff to add, or to change when UserID is given. */
        StaffInput: components["schemas"]["StaffFields"] & {
            /**
             * Nhân viên
             * @description Person to change; absent to add.
             * @example 4
             */
            UserID?: components["schemas"]["RecordId"];
            /**
             * Mật khẩu
             * Format: password
             * @description At least 8 characters with a letter and a digit. Needed to add; on a change it sets a new one.
             * @example Matkhau2026
             */
            Password?: string;
            /**
             * Phiên bản
             * @description Required with UserID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description Rights of a member of staff, beside what the group usually has and what the caller may grant. */
        StaffPermissions: {
            /**
             * Nhân viên
             * @description Whose rights.
             * @example 4
             */
            StaffID: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Account name.
             * @example nhanvien
             */
            UserName: string;
            /**
             * Họ tên
             * @description Full name.
             * @example Lê Thị Thu
             */
            FullName: string;
            /**
             * Nhóm quyền
             * @description Group.
             * @example 4
             */
            GroupID: components["schemas"]["GroupID"];
            /**
             * Chủ sở hữu
             * @description An owner has every right; the set cannot be changed.
             * @example false
             */
            IsOwner: boolean;
            /**
             * Phiên bản
             * @description Version of the person, to be sent back.
             * @example 1
             */
            Version: components["schemas"]["Version"];
            /**
             * Người sửa
             * @description Full name of who changed the person or their rights last; absent while unchanged.
             * @example Trần Văn Chủ
             */
            UpdatedByName?: string;
            /**
             * Ngày sửa
             * @description When that was.
             * @example 2026-11-20T10:15:00+07:00
             */
            UpdatedDate?: components["schemas"]["IsoDateTime"];
            /**
             * Quyền
             * @description Rights in force, screen by screen.
             */
            Rights: components["schemas"]["MenuRight"][];
            /**
             * Quyền mặc định của nhóm
             * @description What the group usually has.
             */
            GroupRights: components["schemas"]["MenuRight"][];
            /**
             * Quyền được cấp
             * @description What the caller may grant; anything else is refused.
             */
            Grantable: components["schemas"]["MenuRight"][];
        };
        /** @description The whole set of rights of a member of staff. */
        StaffPermissionsInput: {
            /**
             * Nhân viên
             * @description Whose rights.
             * @example 4
             */
            StaffID: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Version of the person the set was made from.
             * @example 1
             */
            Version: components["schemas"]["Version"];
            /**
             * Quyền
             * @description Rights from now on; a screen that is left out is taken away.
             */
            Rights: components["schemas"]["MenuRight"][];
        };
        /** @description A member of staff in a picker. */
        StaffPick: {
            /**
             * Nhân viên
             * @description Number; also sent as StaffID.
             * @example 3
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Tài khoản
             * @description Account name. Absent for a caller without a screen that needs it.
             * @example nhanvien
             */
            UserName?: string;
            /**
             * Họ tên
             * @description Name shown.
             * @example Lê Thị Thu
             */
            FullName: string;
            /**
             * Nhóm quyền
             * @description Group of the member. Absent for a caller without a screen that needs it.
             * @example 4
             */
            GroupID?: components["schemas"]["GroupID"];
            /**
             * Trạng thái
             * @description 1 may be chosen; the others name old records.
             * @example 1
             */
            Status: components["schemas"]["StaffStatus"];
        };
        /** @description Figures of one member of staff. */
        StaffReportRow: components["schemas"]["StaffReportTotals"] & {
            /**
             * Nhân viên
             * @description Member of staff; 0 for nobody.
             * @example 3
             */
            StaffID: number;
            /**
             * Nhân viên
             * @description Full name.
             * @example Lê Thị Thu
             */
            StaffName: string;
        };
        /** @description Sums over all rows. */
        StaffReportTotals: components["schemas"]["TradeFigures"] & {
            /**
             * Khách mới
             * @description Customers entered.
             * @example 2
             */
            NewCustomers: components["schemas"]["Count"];
        };
        /**
         * @description Status of a member of staff.
         * @example 1
         * @enum {integer}
         */
        StaffStatus: 1 | 0 | 2;
        /**
         * @description What pushStartMoney does.
         * @example 1
         * @enum {integer}
         */
        StartMoneyKind: 1 | 2 | 3 | 4 | 5;
        /** @description Money at the beginning of the day, what was advanced and returned, and the closes of days. */
        StartMoneyList: {
            /**
             * Cửa hàng
             * @description Each shop in view.
             */
            Shops: components["schemas"]["StartMoneyShop"][];
            /**
             * Chốt sổ
             * @description Of the period, newest first.
             */
            Closes: components["schemas"]["DayClose"][];
            /**
             * Chênh lệch chưa duyệt
             * @description Counts whose difference is not booked, whatever the period, by shop and day.
             */
            Differences: components["schemas"]["DayClose"][];
            /**
             * Quỹ
             * @description Each fund of the view’s own books on toDate, today when absent: what a close will expect.
             */
            Funds: components["schemas"]["FundBalance"][];
            /**
             * Khóa sổ đến
             * @description Last closed day of the view’s own books; absent for none.
             * @example 2026-11-17
             */
            LockDate?: components["schemas"]["IsoDate"];
            /**
             * Được bơm tiền
             * @description Whether the user may move money here.
             * @example true
             */
            CanPush: boolean;
            /**
             * Được chốt sổ
             * @description Whether the user may close a day here.
             * @example true
             */
            CanClose: boolean;
            /**
             * Được mở sổ
             * @description Whether the user may reopen the last closed day.
             * @example false
             */
            CanReopen: boolean;
        };
        /** @description What the call did. */
        StartMoneyResult: {
            /**
             * Việc
             * @description Which of its five things.
             * @example 4
             */
            Kind: components["schemas"]["StartMoneyKind"];
            /**
             * Bơm tiền
             * @description Of Kind 1, 2, 3.
             */
            Push?: components["schemas"]["PushMoney"];
            /**
             * Chốt sổ
             * @description Of Kind 4 and 5: the closes made, or undone.
             */
            Closes: components["schemas"]["DayClose"][];
            /**
             * Đề nghị mở sổ
             * @description Of Kind 5.
             */
            Reopening?: components["schemas"]["Reopening"];
            /**
             * Khóa sổ đến
             * @description Of Kind 4 and 5: last closed day now; absent for none.
             * @example 2026-11-20
             */
            LockDate?: components["schemas"]["IsoDate"];
        };
        /** @description Money between the company and one shop over the period. */
        StartMoneyShop: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Cửa hàng
             * @description Number.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Cửa hàng
             * @description Name.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Khóa sổ đến
             * @description Last closed day; absent for none.
             * @example 2026-11-17
             */
            LockDate?: components["schemas"]["IsoDate"];
            /**
             * Nợ đầu kỳ
             * @description Owed to the company before the period, đồng.
             * @example 20000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Bơm đầu ngày
             * @description Σ Kind 1 of the period.
             * @example 50000000
             */
            StartMoney: components["schemas"]["TotalMoney"];
            /**
             * Ứng thêm
             * @description Σ Kind 2 of the period.
             * @example 10000000
             */
            Advances: components["schemas"]["TotalMoney"];
            /**
             * Hoàn
             * @description Σ Kind 3 of the period.
             * @example 45000000
             */
            Returned: components["schemas"]["TotalMoney"];
            /**
             * Còn nợ
             * @description Opening + StartMoney + Advances − Returned.
             * @example 35000000
             */
            Owed: components["schemas"]["TotalMoney"];
        };
        /** @description Sums over all shops in view, đồng. */
        StartMoneyTotals: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Nợ đầu kỳ
             * @description Owed to the company before the period, đồng.
             * @example 20000000
             */
            Opening: components["schemas"]["TotalMoney"];
            /**
             * Bơm đầu ngày
             * @description Σ Kind 1 of the period.
             * @example 50000000
             */
            StartMoney: components["schemas"]["TotalMoney"];
            /**
             * Ứng thêm
             * @description Σ Kind 2 of the period.
             * @example 10000000
             */
            Advances: components["schemas"]["TotalMoney"];
            /**
             * Hoàn
             * @description Σ Kind 3 of the period.
             * @example 45000000
             */
            Returned: components["schemas"]["TotalMoney"];
            /**
             * Còn nợ
             * @description Opening + StartMoney + Advances − Returned.
             * @example 35000000
             */
            Owed: components["schemas"]["TotalMoney"];
        };
        /** @description Form of one statement. */
        StatementForm: {
            /**
             * Sao kê
             * Format: binary
             * @description PDF with text, at most 5 MB and 100 pages, without a password.
             * @example sao-ke.pdf
             */
            file: Blob;
        };
        /** @description A statement with its rows. */
        StatementPdf: components["schemas"]["Audit"] & {
            /**
             * Sao kê
             * @description Number.
             * @example 3
             */
            FileID: components["schemas"]["RecordId"];
            /**
             * Tệp
             * @description Name of the file.
             * @example sao-ke-vcb.pdf
             */
            Name: string;
            /**
             * Máy POS
             * @description Terminal it is of.
             * @example 4
             */
            PosID: components["schemas"]["RecordId"];
            /**
             * Máy POS
             * @description Name of the terminal.
             * @example Máy VCB quầy 1
             */
            PosName: string;
            /**
             * Ngân hàng
             * @description Bank that wrote it.
             * @example 1
             */
            BankID?: components["schemas"]["RecordId"];
            /**
             * Ngân hàng
             * @description Its name.
             * @example Vietcombank
             */
            BankName?: string;
            /**
             * Từ ngày
             * @description First day asked for.
             * @example 2026-11-01
             */
            FromDate?: components["schemas"]["IsoDate"];
            /**
             * Đến ngày
             * @description Last day asked for.
             * @example 2026-11-20
             */
            ToDate?: components["schemas"]["IsoDate"];
            /**
             * Dòng không đọc được
             * @description Rows of the table that could not be read.
             * @example 0
             */
            UnreadRows: components["schemas"]["Count"];
            /**
             * Dòng
             * @description All rows in the order of the file.
             */
            Lines: components["schemas"]["PdfLine"][];
            /**
             * Tổng
             * @description Sums over all rows.
             */
            Totals: components["schemas"]["PdfLineTotals"];
        };
        /** @description One step of an order’s status. */
        StatusLog: {
            /**
             * Nhật ký
             * @description Number.
             * @example 77
             */
            LogStatusID: components["schemas"]["RecordId"];
            /**
             * Đơn
             * @description Order.
             * @example 120
             */
            ScheduleID: components["schemas"]["RecordId"];
            /**
             * Từ
             * @description Status before.
             * @example 1
             */
            OldStatus: components["schemas"]["ScheduleStatus"];
            /**
             * Đến
             * @description Status after.
             * @example 2
             */
            Status: components["schemas"]["ScheduleStatus"];
            /**
             * Người thực hiện
             * @description Who changed it.
             * @example 3
             */
            UserID: components["schemas"]["RecordId"];
            /**
             * Người thực hiện
             * @description Full name.
             * @example Lê Thị Thu
             */
            UserName: string;
            /**
             * Thời gian
             * @description When.
             * @example 2026-11-20T09:10:00+07:00
             */
            At: components["schemas"]["IsoDateTime"];
            /**
             * Lý do
             * @description Reason given.
             * @example Khách đã tới
             */
            Note?: string;
            /**
             * Ngày quyết toán
             * @description Day a step that settles is of.
             * @example 2026-11-20
             */
            SettledDate?: components["schemas"]["IsoDate"];
        };
        /** @description A picture of the shop. */
        StoredFile: components["schemas"]["Audit"] & {
            /**
             * Tệp
             * @description Number to keep in the record the picture belongs to.
             * @example 31
             */
            FileID: components["schemas"]["RecordId"];
            /**
             * Tên tệp
             * @description Name without path and special signs.
             * @example bill-000123.png
             */
            Name: string;
            /**
             * Loại tệp
             * @description What the bytes are.
             * @example image/png
             * @enum {string}
             */
            Type: "image/png" | "image/jpeg" | "image/webp";
            /**
             * Dung lượng
             * @description Bytes kept.
             * @example 20480
             */
            Size: components["schemas"]["Count"];
            /**
             * Rộng
             * @description Pixels.
             * @example 384
             */
            Width: components["schemas"]["Count"];
            /**
             * Cao
             * @description Pixels.
             * @example 640
             */
            Height: components["schemas"]["Count"];
            /**
             * Địa chỉ ảnh
             * @description The picture itself as a data: address, for an img.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            Url: string;
        };
        /** @description Envelope of a call that was carried out; each call adds its Data. */
        Success: {
            /**
             * Kết quả
             * @description Always 1.
             * @constant
             */
            Result: 1;
            /**
             * Thông báo
             * @description Vietnamese; may be shown.
             * @example Thêm khách hàng thành công
             */
            Message: string;
            /**
             * Bỏ qua dấu
             * @description Of a list that is searched: no row has the tone marks that were typed, so those written alike without them are shown.
             * @constant
             */
            WithoutMarks?: true;
        };
        /** @description What is entered about one swipe. */
        SwipeFields: {
            /**
             * Máy POS
             * @description Own POS; either this or PosPartnerID.
             * @example 4
             */
            PosID?: components["schemas"]["RecordId"];
            /**
             * POS đối tác
             * @description POS of a partner.
             * @example 1
             */
            PosPartnerID?: components["schemas"]["RecordId"];
            /**
             * Số tiền quẹt
             * @description đồng.
             * @example 30000000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Số lô
             * @description As printed, leading zeros kept.
             * @example 000123
             */
            LotNo?: string;
            /**
             * Số hóa đơn
             * @description As printed.
             * @example 000456
             */
            InvoiceNo?: string;
            /**
             * Mã chuẩn chi
             * @description Six letters or digits.
             * @example A1B2C3
             */
            ApprovalCode?: string;
            /**
             * Số tham chiếu
             * @description Reference number of the slip.
             * @example 632411223344
             */
            RefNo?: string;
            /**
             * Quẹt lúc
             * @description When it was swiped; now when absent.
             * @example 2026-11-20T09:30:00+07:00
             */
            SwipedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do vượt cảnh báo
             * @description Required when a rule of level 1 to 3 is broken.
             * @example Khách mua vé máy bay cho cả đoàn
             */
            OverrideReason?: string;
            /**
             * Người duyệt
             * @description Approver; required when a rule of level 3 is broken.
             * @example 2
             */
            ApprovedBy?: components["schemas"]["RecordId"];
            /**
             * Ghi chú
             * @description Free text.
             * @example Bill số 1
             */
            Note?: string;
        };
        /**
         * @description Rule of a swipe (W01 to W11, domain §2(j)) or of an order’s money (W12, W13, domain §2(p)).
         * @example W03
         * @enum {string}
         */
        SwipeRule: "W01" | "W02" | "W03" | "W04" | "W05" | "W06" | "W07" | "W08" | "W09" | "W10" | "W11" | "W12" | "W13";
        /**
         * @description What breaking a swipe rule asks for: 1 a reason, 2 papers and a reason, 3 an approver and a reason, 4 nothing overrides it.
         * @example 3
         * @enum {integer}
         */
        SwipeRuleLevel: 1 | 2 | 3 | 4;
        /** @description A swipe rule that an amount on a POS breaks. No other amount or POS is ever proposed. */
        SwipeWarning: {
            /**
             * Mã
             * @description Rule broken.
             * @example W03
             */
            Code: components["schemas"]["SwipeRule"];
            /**
             * Mức
             * @description What it asks for.
             * @example 3
             */
            Level: components["schemas"]["SwipeRuleLevel"];
            /**
             * Nội dung
             * @description Ready to show.
             * @example Số tiền lớn hơn mức tối đa mỗi bill 50.000.000 đ
             */
            Message: string;
        };
        /**
         * @description How many rows match the filter, over all pages.
         * @example 134
         */
        Total: number;
        /**
         * @description Sum or balance in whole đồng, either sign: what the ledger adds up, so larger than one document may be.
         * @example 1250000000
         */
        TotalMoney: number;
        /** @description What a call without a record of its own answers. */
        Touched: {
            /**
             * Mã
             * @description Number of the record the call deleted, changed or added.
             * @example 12
             */
            ID: number;
        };
        /** @description Figures of orders and swipes, đồng unless said otherwise. */
        TradeFigures: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số đơn
             * @description Orders settled in the period whose settlement stands.
             * @example 12
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Tiền đáo
             * @description Σ D.
             * @example 360000000
             */
            TotalPaidCard: components["schemas"]["TotalMoney"];
            /**
             * Doanh số quẹt
             * @description Σ S.
             * @example 360000000
             */
            TotalSwipe: components["schemas"]["TotalMoney"];
            /**
             * Doanh thu
             * @description Σ F.
             * @example 6480000
             */
            Revenue: components["schemas"]["TotalMoney"];
            /**
             * Phí POS
             * @description Σ machine fees.
             * @example 4752000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Hoa hồng
             * @description Σ commissions.
             * @example 360000
             */
            AffAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description Σ partner shares.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Lãi gộp
             * @description Revenue − PosFeeAmount − AffAmount − PartnerAmount.
             * @example 1368000
             */
            GrossProfit?: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Network of a card.
         * @example 1
         * @enum {integer}
         */
        TypeCard: 1 | 2 | 3 | 4 | 5 | 6 | 9;
        /** @description Orders that wait for their settlement at the end of a period: with card payments or swipes in force by the postings up to that day, and no settlement of that day or earlier. */
        UnsettledFigures: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent for the period before.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Đến ngày
             * @description Last day of the period; UnsettledOn of searchSchedules lists the orders.
             * @example 2026-11-30
             */
            Date: components["schemas"]["IsoDate"];
            /**
             * Đơn chưa quyết toán
             * @description How many orders.
             * @example 2
             */
            OrderCount: components["schemas"]["Count"];
            /**
             * Phí máy chờ doanh thu
             * @description Machine fees of their swipes that are posted already, đồng.
             * @example 396000
             */
            PosFeeAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác chờ doanh thu
             * @description Partner fees of their swipes that are posted already, đồng.
             * @example 0
             */
            PartnerAmount: components["schemas"]["TotalMoney"];
            /**
             * Phí tạm tính
             * @description Customer’s fees their settlement will post by their terms, đồng.
             * @example 540000
             */
            FeeAmount: components["schemas"]["TotalMoney"];
        };
        /**
         * @description Counts the saves of a record from 1. A save that names another version than the stored one is refused (Stale).
         * @example 1
         */
        Version: number;
        /** @description An income or expense voucher (Phiếu thu, Phiếu chi). Only a booked one moves its fund. */
        Voucher: components["schemas"]["VoucherFields"] & components["schemas"]["Audit"] & {
            /**
             * Phiếu
             * @description Number over all shops.
             * @example 31
             */
            paymentID: components["schemas"]["RecordId"];
            /**
             * Số phiếu
             * @description PT000001 or PC000001, counted per shop.
             * @example PC000031
             */
            Code: string;
            /**
             * Thu/chi
             * @description Income or expense.
             * @example 2
             */
            type: components["schemas"]["VoucherKind"];
            /**
             * Loại thu/chi
             * @description Name of the category.
             * @example Điện nước Internet
             */
            ConfigName: string;
            /**
             * Tính vào KQKD
             * @description Whether it counts in the business result.
             * @example true
             */
            IsBusinessResult: boolean;
            /**
             * Cửa hàng
             * @description Shop whose books it is in.
             * @example Thẻ Phú Nhuận
             */
            ShopName: string;
            /**
             * Quỹ
             * @description Name of the fund.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Trạng thái
             * @description Only 1 is posted.
             * @example 1
             */
            Status: components["schemas"]["VoucherStatus"];
            /**
             * Người duyệt
             * @description Who decided; absent where no decision was needed or made.
             * @example 2
             */
            ApprovedBy?: number;
            /**
             * Người duyệt
             * @description Full name behind ApprovedBy.
             * @example Trần Văn Chủ
             */
            ApprovedByName?: string;
            /**
             * Duyệt lúc
             * @description When it was decided.
             * @example 2026-11-20T10:15:00+07:00
             */
            ApprovedAt?: components["schemas"]["IsoDateTime"];
            /**
             * Lý do từ chối
             * @description Reason given with the refusal.
             * @example Chưa có hóa đơn
             */
            RefuseReason?: string;
            /**
             * Lý do hủy
             * @description Reason given with the cancel.
             * @example Ghi nhầm quỹ
             */
            CancelReason?: string;
            /**
             * Người hủy
             * @description Who cancelled it.
             * @example Trần Văn Chủ
             */
            CancelledByName?: string;
            /**
             * Hủy lúc
             * @description When it was cancelled.
             * @example 2026-11-20T11:00:00+07:00
             */
            CancelledAt?: components["schemas"]["IsoDateTime"];
            /**
             * Được duyệt
             * @description Whether the user may approve it now.
             * @example false
             */
            CanApprove: boolean;
            /**
             * Được hủy
             * @description Whether the user may cancel it now.
             * @example true
             */
            CanCancel: boolean;
        };
        /**
         * @description What an approver decides on a waiting voucher.
         * @example 1
         * @enum {integer}
         */
        VoucherDecision: 1 | 3;
        /** @description A voucher with what it posted. */
        VoucherDetail: {
            /**
             * Phiếu
             * @description The voucher.
             */
            Voucher: components["schemas"]["Voucher"];
            /**
             * Bút toán
             * @description Its entry and, once cancelled, the mirror; empty while it waits.
             */
            Entries: components["schemas"]["LedgerEntry"][];
        };
        /** @description What is entered about a voucher. */
        VoucherFields: {
            /**
             * Loại thu/chi
             * @description Category; of the kind the call is for.
             * @example 7
             */
            ConfigID: components["schemas"]["RecordId"];
            /**
             * Số tiền
             * @description đồng.
             * @example 1250000
             */
            Amount: components["schemas"]["PositiveMoney"];
            /**
             * Hình thức
             * @description Cash or transfer.
             * @example 1
             */
            Method: components["schemas"]["Method"];
            /**
             * Tài khoản
             * @description Fund of a transfer; required when Method is 2.
             * @example 3
             */
            BankCardID?: components["schemas"]["RecordId"];
            /**
             * Loại đối tượng
             * @description Kind of party, when it is one of the shop’s.
             * @example 3
             */
            PartyType?: components["schemas"]["DebtType"];
            /**
             * Đối tượng
             * @description Number of that party; required with PartyType.
             * @example 2
             */
            PartyID?: components["schemas"]["RecordId"];
            /**
             * Đối tượng
             * @description Who paid or was paid; of a party of the shop its name.
             * @example Điện lực Phú Nhuận
             */
            PartyName?: string;
            /**
             * Ngày phiếu
             * @description Day it is posted on; today when absent, never in the future.
             * @example 2026-11-20
             */
            VoucherDate?: components["schemas"]["IsoDate"];
            /**
             * Diễn giải
             * @description What it is for.
             * @example Tiền điện tháng 11
             */
            Description: string;
            /**
             * Tệp đính kèm
             * @description Address of an uploaded picture, see uploadImage.
             * @example /File/2026/11/20/hoa-don-dien.jpg
             */
            Attachment?: string;
        };
        /** @description What booked vouchers brought into and took out of one fund, đồng. */
        VoucherFund: {
            /**
             * Cửa hàng
             * @description Shop of the fund.
             * @example 1
             */
            ShopID: components["schemas"]["ShopKey"];
            /**
             * Loại quỹ
             * @description Kind of fund.
             * @example 1
             */
            AccountType: components["schemas"]["FundType"];
            /**
             * Tài khoản
             * @description BankCardID; absent for cash.
             * @example 3
             */
            AccountID?: components["schemas"]["RecordId"];
            /**
             * Quỹ
             * @description Name of the fund, in the company view with its shop’s.
             * @example Tiền mặt
             */
            Fund: string;
            /**
             * Số phiếu
             * @description Booked vouchers.
             * @example 9
             */
            Count: components["schemas"]["Count"];
            /**
             * Thu
             * @description Σ income.
             * @example 2000000
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Σ expenses.
             * @example 1250000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description In − Out.
             * @example 750000
             */
            Difference: components["schemas"]["TotalMoney"];
        };
        /** @description A voucher to add. With paymentID the same voucher again, unchanged, and in Status the approver’s decision. */
        VoucherInput: components["schemas"]["VoucherFields"] & {
            /**
             * Phiếu
             * @description Waiting voucher to decide on; absent to add.
             * @example 31
             */
            paymentID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with paymentID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
            /**
             * Quyết định
             * @description Approve or refuse; required with paymentID.
             * @example 1
             */
            Status?: components["schemas"]["VoucherDecision"];
            /**
             * Lý do
             * @description At least 5 characters: why it is refused, or why its fund may fall below 0 in a shop that asks.
             * @example Chưa có hóa đơn
             */
            Reason?: string;
        };
        /**
         * @description Kind of a voucher.
         * @example 2
         * @enum {integer}
         */
        VoucherKind: 1 | 2;
        /**
         * @description Status of a voucher (domain §4); only 1 is posted.
         * @example 1
         * @enum {integer}
         */
        VoucherStatus: 0 | 1 | 2 | 3;
        /** @description Receipts and expenses, đồng. */
        VoucherSums: {
            /**
             * Bút toán
             * @description Parameters of CashBook that open a figure of this row: a column’s name is its Figure. Absent where rows are searched for.
             */
            Entries?: components["schemas"]["FigureHandle"];
            /**
             * Số phiếu
             * @description Vouchers in force.
             * @example 4
             */
            Count: components["schemas"]["Count"];
            /**
             * Thu
             * @description đồng received; a mirror counts against it.
             * @example 0
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description đồng spent; a mirror counts against it.
             * @example 1200000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description In − Out.
             * @example -1200000
             */
            Net: components["schemas"]["TotalMoney"];
        };
        /** @description Sums over all matching vouchers, đồng; only booked ones count, the waiting ones apart. */
        VoucherTotals: {
            /**
             * Số phiếu
             * @description Booked vouchers.
             * @example 12
             */
            Count: components["schemas"]["Count"];
            /**
             * Thu
             * @description Σ income.
             * @example 2000000
             */
            In: components["schemas"]["TotalMoney"];
            /**
             * Chi
             * @description Σ expenses.
             * @example 1250000
             */
            Out: components["schemas"]["TotalMoney"];
            /**
             * Chênh lệch
             * @description In − Out.
             * @example 750000
             */
            Difference: components["schemas"]["TotalMoney"];
            /**
             * Chờ duyệt
             * @description Vouchers that wait for approval.
             * @example 1
             */
            WaitingCount: components["schemas"]["Count"];
            /**
             * Chi chờ duyệt
             * @description Σ of them.
             * @example 25000000
             */
            WaitingOut: components["schemas"]["TotalMoney"];
            /**
             * Từng quỹ
             * @description The same by fund; they add up to the sums above.
             */
            Funds: components["schemas"]["VoucherFund"][];
        };
        /** @description A category of vouchers (Loại thu/chi). */
        VoucherType: components["schemas"]["VoucherTypeFields"] & components["schemas"]["Audit"] & {
            /**
             * Loại thu/chi
             * @description Number.
             * @example 7
             */
            ConfigID: components["schemas"]["RecordId"];
            /**
             * Của công ty
             * @description Whether it is one of the company’s own.
             * @example false
             */
            IsCompany: boolean;
            /**
             * Số phiếu
             * @description Vouchers made with it, in every status.
             * @example 12
             */
            VoucherCount: components["schemas"]["Count"];
        };
        /** @description What is entered about a category of vouchers. */
        VoucherTypeFields: {
            /**
             * Tên loại
             * @description Unique within its kind in the shop.
             * @example Điện nước Internet
             */
            name: string;
            /**
             * Thu/chi
             * @description Kind of vouchers it is for; fixed once it is used.
             * @example 2
             */
            type: components["schemas"]["VoucherKind"];
            /**
             * Tính vào KQKD
             * @description Whether its vouchers count in the business result; fixed once it is used.
             * @example true
             */
            IsBusinessResult: boolean;
            /**
             * Trừ công nợ của
             * @description Kind of party whose debt its vouchers settle; such vouchers never count in the result. Absent settles none; fixed once it is used.
             * @example 3
             */
            PartyType?: components["schemas"]["SettledParty"];
            /**
             * Trạng thái
             * @description 0 hides the type from pickers.
             * @example 1
             */
            status: components["schemas"]["ActiveStatus"];
        };
        /** @description A category to add, or to change when ConfigID is given; of the shop, or of the company in its view. */
        VoucherTypeInput: components["schemas"]["VoucherTypeFields"] & {
            /**
             * Loại thu/chi
             * @description Category to change; absent to add.
             * @example 7
             */
            ConfigID?: components["schemas"]["RecordId"];
            /**
             * Phiên bản
             * @description Required with ConfigID.
             * @example 1
             */
            Version?: components["schemas"]["Version"];
        };
        /** @description A category as pickers need it. */
        VoucherTypePick: {
            /**
             * Loại thu/chi
             * @description Number.
             * @example 7
             */
            ConfigID: components["schemas"]["RecordId"];
            /**
             * Tên loại
             * @description Name.
             * @example Điện nước Internet
             */
            name: string;
            /**
             * Thu/chi
             * @description Kind of vouchers it is for.
             * @example 2
             */
            type: components["schemas"]["VoucherKind"];
            /**
             * Tính vào KQKD
             * @description Whether its vouchers count in the business result.
             * @example true
             */
            IsBusinessResult: boolean;
            /**
             * Trừ công nợ của
             * @description Kind of party whose debt its vouchers settle; the voucher must then name one.
             * @example 3
             */
            PartyType?: components["schemas"]["SettledParty"];
        };
        /** @description Money still to be moved: the line is kept as Chờ xử lý and posts nothing. */
        WaitingLineInput: components["schemas"]["MoneyLineFields"];
        /**
         * @description Every account of the books.
         * @example all
         * @enum {string}
         */
        WholeBooks: "all";
        /** @description Sums over all matching swipes that count, đồng. */
        WithdrawalTotals: {
            /**
             * Số tiền quẹt
             * @description Σ swiped.
             * @example 300000000
             */
            Amount: components["schemas"]["TotalMoney"];
            /**
             * Phí máy
             * @description Σ machine fees.
             * @example 3960000
             */
            PosFee: components["schemas"]["TotalMoney"];
            /**
             * Phí đối tác
             * @description Σ partner fees.
             * @example 0
             */
            PartnerFee: components["schemas"]["TotalMoney"];
        };
    };
    responses: {
        /** @description The request breaks this contract; Errors names each fault. */
        BrokenContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the server takes; nothing of it was read. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is of another content type than this call takes, or compressed. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of the server; nothing is known about the outcome. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is no longer valid; the client clears its storage. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not a shop of this user, or a right is missing. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description First day, ISO date; open when absent.
         * @example 2026-11-01
         */
        ForDate: components["schemas"]["IsoDate"];
        /**
         * @description Last day, ISO date; open when absent.
         * @example 2026-11-30
         */
        ForDateEnd: components["schemas"]["IsoDate"];
        /**
         * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
         * @example hoa 0912
         */
        GeneralSearch: string;
        /**
         * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
         * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
         */
        IdempotencyKey: string;
        /**
         * @description Page, from 1; 1 when absent.
         * @example 1
         */
        PageIndex: number;
        /**
         * @description Rows of a page; 20 when absent.
         * @example 20
         */
        PageSize: number;
        /**
         * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
         * @example Khách trả lại tiền mặt
         */
        Reason: string;
        /**
         * @description One shop; only the company view may name another than its own.
         * @example 1
         */
        ShopSearch: components["schemas"]["ShopKey"];
        /**
         * @description Field of the row; an unknown field is refused.
         * @example CreatedDate
         */
        SortBy: string;
        /**
         * @description desc when absent.
         * @example desc
         */
        SortDir: components["schemas"]["SortDirection"];
        /**
         * @description Member of staff in charge.
         * @example 3
         */
        StaffID: components["schemas"]["RecordId"];
        /**
         * @description Code of the row’s status; empty or -1 is all.
         * @example 1
         */
        Status: number;
        /**
         * @description First day, ISO date; open when absent.
         * @example 2026-11-01
         */
        fromDate: components["schemas"]["IsoDate"];
        /**
         * @description First day, ISO date.
         * @example 2026-11-01
         */
        fromDay: components["schemas"]["IsoDate"];
        /**
         * @description One shop; only the company view may name another than its own.
         * @example 1
         */
        searchShopID: components["schemas"]["ShopKey"];
        /**
         * @description Last day, ISO date; open when absent.
         * @example 2026-11-30
         */
        toDate: components["schemas"]["IsoDate"];
        /**
         * @description Last day, ISO date.
         * @example 2026-11-30
         */
        toDay: components["schemas"]["IsoDate"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LoginResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RegisterResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /**
                 * @description Words within account name, full name or telephone, without tone marks too; empty finds all.
                 * @example thu
                 */
                UserName?: string;
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Group; empty or -1 is all.
                 * @example 4
                 */
                GroupID?: number;
                /**
                 * @description Those who work in this shop.
                 * @example 1
                 */
                SearchShopID?: components["schemas"]["ShopKey"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Staff"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveStaff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Staff"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteStaff: {
        parameters: {
            query: {
                /**
                 * @description Member of staff to delete; not oneself, not an owner.
                 * @example 4
                 */
                StaffID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getStaffPermissions: {
        parameters: {
            query: {
                /**
                 * @description Whose rights.
                 * @example 4
                 */
                StaffID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StaffPermissions"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveStaffPermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPermissionsInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StaffPermissions"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDataByReferCode: {
        parameters: {
            query: {
                /**
                 * @description Code to look up; an unknown one is refused.
                 * @example K7M3QX9WHA
                 */
                ReferCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Referrer"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCustomerComments: {
        parameters: {
            query: {
                /**
                 * @description Customer the remarks are about.
                 * @example 8
                 */
                CustomerID: components["schemas"]["RecordId"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Comment"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description Words within name, code, address or telephone, without tone marks too; empty finds all.
                 * @example phú nhuận
                 */
                ShopName?: string;
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["ShopRecord"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ShopTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["ShopRecord"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteShop: {
        parameters: {
            query: {
                /**
                 * @description Shop to delete; not the one the call works in, not the last one.
                 * @example 3
                 */
                ShopIDDelete: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listActiveShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Shop"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["StaffPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["StaffPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllBanks: {
        parameters: {
            query?: {
                /** @description First digits of a card: only the bank that most likely issued it, by the shop’s cards that begin alike, latest first, else by the NAPAS prefix; none where neither tells. */
                CardBin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Bank"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listShopCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description No more than so many, best match first; all when absent.
                 * @example 20
                 */
                Most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CardPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllPos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllAffs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["AffPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getAffPercent: {
        parameters: {
            query: {
                /**
                 * @description Collaborator.
                 * @example 2
                 */
                AffID: components["schemas"]["RecordId"];
                /**
                 * @description Network of the card.
                 * @example 1
                 */
                TypeCard: components["schemas"]["TypeCard"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["AffPercent"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllPosCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    readBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["BillReading"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listBankCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["BankCard"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["BankCardTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveBankCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankCardInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["BankCard"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteBankCard: {
        parameters: {
            query: {
                /**
                 * @description Account to delete.
                 * @example 3
                 */
                BankCardID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Just this customer.
                 * @example 8
                 */
                CustomerID?: components["schemas"]["RecordId"];
                /**
                 * @description Customers of one collaborator.
                 * @example 2
                 */
                AffID?: components["schemas"]["RecordId"];
                /**
                 * @description Only customers whose balance is not zero.
                 * @example false
                 */
                OnlyDebt?: boolean;
                /**
                 * @description Only customers entered on this ISO date or later.
                 * @example 2026-11-01
                 */
                CreatedFrom?: components["schemas"]["IsoDate"];
                /**
                 * @description Only customers entered on this ISO date or earlier.
                 * @example 2026-11-30
                 */
                CreatedTo?: components["schemas"]["IsoDate"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Customer"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CustomerTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Customer"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    importCustomers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CustomerImport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteCustomer: {
        parameters: {
            query: {
                /**
                 * @description Customer to delete.
                 * @example 8
                 */
                CustomerID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    searchCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CustomerPick"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Cards of one customer.
                 * @example 8
                 */
                CustomerID?: components["schemas"]["RecordId"];
                /**
                 * @description Words within the note, without tone marks too.
                 * @example gọi trước
                 */
                Note?: string;
                /**
                 * @description Day of the month payment is due.
                 * @example 18
                 */
                DateDues?: number;
                /**
                 * @description true: held by the shop; false: with the customer.
                 * @example true
                 */
                cardInShop?: boolean;
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffId?: components["schemas"]["RecordId"];
                /**
                 * @description Issuing bank.
                 * @example 2
                 */
                BankID?: components["schemas"]["RecordId"];
                /**
                 * @description Network.
                 * @example 1
                 */
                TypeCard?: components["schemas"]["TypeCard"];
                /**
                 * @description Only cards this near to their due day, not done this cycle.
                 * @example 2
                 */
                DueLevel?: components["schemas"]["DueLevel"];
                /**
                 * @description Only cards to be worked on now, those that GetCountNoti counts: active, overdue or due within the days of notice, neither done nor set aside this cycle.
                 * @example true
                 */
                OnlyDue?: boolean;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CardData"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CardDataTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardDataInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CardData"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteCard: {
        parameters: {
            query: {
                /**
                 * @description Card to delete.
                 * @example 15
                 */
                cardDataID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    changeHoldCard: {
        parameters: {
            query: {
                /**
                 * @description Card handed over.
                 * @example 15
                 */
                cardDataID: components["schemas"]["RecordId"];
                /**
                 * @description Drawer or book row, when the shop takes the card.
                 * @example Ngăn 2, dòng 14
                 */
                HoldPlace?: string;
                /**
                 * @description Free text for the log.
                 * @example Khách lấy thẻ đi công tác
                 */
                Note?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CardData"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCardsByCustomer: {
        parameters: {
            query: {
                /**
                 * @description Whose cards.
                 * @example 8
                 */
                CustomerID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CardData"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCard: {
        parameters: {
            query: {
                /**
                 * @description Number of the card.
                 * @example 15
                 */
                ID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CardDetail"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    countCardNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CardNotice"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    importCards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CardImport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCardNotices: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Only cards this near to their due day.
                 * @example 2
                 */
                DueLevel?: components["schemas"]["DueLevel"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffId?: components["schemas"]["RecordId"];
                /**
                 * @description true: only cards with an order in this cycle; false: only those without.
                 * @example false
                 */
                HasSchedule?: boolean;
                /**
                 * @description One card alone, where it is to be worked on.
                 * @example 15
                 */
                CardDataID?: components["schemas"]["RecordId"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CardNoticeRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CardNotice"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listExpiringCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description 1 expires within 60 days, 2 has expired; empty or -1 is both.
                 * @example 1
                 */
                Status?: -1 | 1 | 2;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["ExpiringCard"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCustomersWithCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First due day, ISO date; today when absent.
                 * @example 2026-11-20
                 */
                fromDate?: components["schemas"]["IsoDate"];
                /**
                 * @description Last due day, ISO date; two weeks from the first when absent, at most 62 days.
                 * @example 2026-12-04
                 */
                toDate?: components["schemas"]["IsoDate"];
                /**
                 * @description true: only cards without an order and not done in that cycle.
                 * @example true
                 */
                OnlyFree?: boolean;
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CustomerWithCards"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    exportCards: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Cards of one customer.
                 * @example 8
                 */
                CustomerID?: components["schemas"]["RecordId"];
                /**
                 * @description Words within the note, without tone marks too.
                 * @example gọi trước
                 */
                Note?: string;
                /**
                 * @description Day of the month payment is due.
                 * @example 18
                 */
                DateDues?: number;
                /**
                 * @description true: held by the shop; false: with the customer.
                 * @example true
                 */
                cardInShop?: boolean;
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffId?: components["schemas"]["RecordId"];
                /**
                 * @description Issuing bank.
                 * @example 2
                 */
                BankID?: components["schemas"]["RecordId"];
                /**
                 * @description Network.
                 * @example 1
                 */
                TypeCard?: components["schemas"]["TypeCard"];
                /**
                 * @description Only cards this near to their due day, not done this cycle.
                 * @example 2
                 */
                DueLevel?: components["schemas"]["DueLevel"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CardExportRow"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveCalendarPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarPaymentInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CalendarPaymentList"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCalendarPayments: {
        parameters: {
            query?: {
                /**
                 * @description First work day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["schemas"]["IsoDate"];
                /**
                 * @description Last work day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["schemas"]["IsoDate"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                pageIndex?: number;
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Plans of one card.
                 * @example 15
                 */
                CardDataID?: components["schemas"]["RecordId"];
                /**
                 * @description Plans in one state.
                 * @example 0
                 */
                CalendarStatus?: components["schemas"]["CalendarStatus"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffId?: components["schemas"]["RecordId"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CalendarPayment"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    dismissCardNotice: {
        parameters: {
            query: {
                /**
                 * @description Card to hide until its next cycle.
                 * @example 15
                 */
                CardDataID: components["schemas"]["RecordId"];
                /**
                 * @description Why.
                 * @example Khách tự thanh toán
                 */
                Note?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPos: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description POS owned by one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Pos"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PosTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    savePos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Pos"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deletePos: {
        parameters: {
            query: {
                /**
                 * @description POS to delete.
                 * @example 4
                 */
                posID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    importPos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PosImport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    savePosPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosPartnerInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PosPartner"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPosPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Terminals of one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosPartner"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    deletePosPartner: {
        parameters: {
            query: {
                /**
                 * @description Terminal to delete.
                 * @example 1
                 */
                posPartnerID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    savePosCodeStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosCodeInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PosCodeLog"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPosCodeLogs: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Requests of one terminal.
                 * @example 1
                 */
                PosPartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Requests of one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosCodeLog"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPosPartnerFigures: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description One terminal.
                 * @example 1
                 */
                PosPartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Terminals of one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosPartnerFigure"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PosPartnerFigureTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    checkSwipeRules: {
        parameters: {
            query: {
                /**
                 * @description POS to swipe on.
                 * @example 4
                 */
                PosID: components["schemas"]["RecordId"];
                /**
                 * @description Amount, đồng.
                 * @example 30000000
                 */
                Money: components["schemas"]["PositiveMoney"];
                /**
                 * @description Card to swipe; without it the rules on cards are left out.
                 * @example 15
                 */
                CardDataID?: components["schemas"]["RecordId"];
                /**
                 * @description For the check of doubles.
                 * @example 000123
                 */
                LotNo?: string;
                /**
                 * @description For the check of doubles.
                 * @example 000456
                 */
                InvoiceNo?: string;
                /**
                 * @description Now when absent.
                 * @example 2026-11-20T09:30:00+07:00
                 */
                SwipedAt?: components["schemas"]["IsoDateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["SwipeWarning"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description One terminal.
                 * @example 4
                 */
                PosID?: components["schemas"]["RecordId"];
                /**
                 * @description One lot number.
                 * @example 000123
                 */
                LotNo?: string;
                /**
                 * @description Slips of one swipe.
                 * @example 61
                 */
                LogWithdrawalID?: components["schemas"]["RecordId"];
                /**
                 * @description One bill with its picture.
                 * @example 7
                 */
                BillID?: components["schemas"]["RecordId"];
                /**
                 * @description true only slips with a swipe, false only those without.
                 * @example true
                 */
                IsLinked?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Bill"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["BillTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Partner"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PartnerTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    savePartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Partner"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    importPartners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PartnerImport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deletePartner: {
        parameters: {
            query: {
                /**
                 * @description Partner to delete.
                 * @example 1
                 */
                CustomerID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAllPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PartnerPick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    savePartnerFee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerFeesInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PartnerFee"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPartnerFees: {
        parameters: {
            query?: {
                /**
                 * @description Rows of one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Rows of one own POS.
                 * @example 4
                 */
                PosID?: components["schemas"]["RecordId"];
                /**
                 * @description Rows of one terminal of a partner.
                 * @example 1
                 */
                PosPartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Rows of one card type.
                 * @example 1
                 */
                TypeCard?: components["schemas"]["TypeCard"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PartnerFeeMatrix"];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    deletePartnerFee: {
        parameters: {
            query: {
                /**
                 * @description Row to delete.
                 * @example 4
                 */
                ConfigPartnerFeeShopID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getPartnerFee: {
        parameters: {
            query: {
                /**
                 * @description Partner.
                 * @example 1
                 */
                partnerID: components["schemas"]["RecordId"];
                /**
                 * @description Own POS.
                 * @example 4
                 */
                posID?: components["schemas"]["RecordId"];
                /**
                 * @description Terminal of the partner, instead of posID.
                 * @example 1
                 */
                posPartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Network of the card.
                 * @example 1
                 */
                typeCard: components["schemas"]["TypeCard"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PartnerFeeInForce"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listAffs: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Aff"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["AffTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveAff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Aff"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteAff: {
        parameters: {
            query: {
                /**
                 * @description Collaborator to delete.
                 * @example 2
                 */
                affID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listSchedulesByDate: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffID?: components["parameters"]["StaffID"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Service.
                 * @example 1
                 */
                ServiceType?: components["schemas"]["ServiceType"];
                /**
                 * @description Leaves cancelled orders out, as AppointmentCount of the reports does.
                 * @example true
                 */
                HideCancelled?: boolean;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    pushSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushScheduleInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PushScheduleResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    createSchedule: {
        parameters: {
            query?: {
                /**
                 * @description true answers the appointment as it would be, with expected fee and profit, and keeps nothing.
                 * @example false
                 */
                Preview?: boolean;
                /**
                 * @description POS whose machine fee the preview counts; none when absent.
                 * @example 4
                 */
                PreviewPosID?: components["schemas"]["RecordId"];
                /**
                 * @description true also begins the work on it: the appointment passes Chờ thực hiện and is Đang thực hiện. Who may not change the status of orders is refused, and nothing is kept.
                 * @example false
                 */
                Start?: boolean;
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Schedule"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    createScheduleList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleListInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["ScheduleListRow"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteSchedule: {
        parameters: {
            query: {
                /**
                 * @description Appointment to delete.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    searchSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleSearch"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    changeScheduleStatus: {
        parameters: {
            query: {
                /**
                 * @description Order.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
                /**
                 * @description Status to set.
                 * @example 2
                 */
                Status: components["schemas"]["ScheduleStatus"];
                /**
                 * @description Required to cancel (5) and to reopen (4 to 2).
                 * @example Khách đã tới
                 */
                Note?: string;
                /**
                 * @description When given, a stale version is refused.
                 * @example 3
                 */
                Version?: components["schemas"]["Version"];
                /**
                 * @description Day the settlement is of, for a step that leaves status 2: an open day, not before the last confirmed line of the order and not to come. Today when absent; an order that was settled before keeps its day, or takes the first open one after it that is not before its last line. The answer tells it.
                 * @example 2026-11-19
                 */
                SettledDate?: components["schemas"]["IsoDate"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Schedule"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    correctSchedulePercent: {
        parameters: {
            query?: {
                /**
                 * @description true answers the figures before and after, and keeps nothing.
                 * @example false
                 */
                Preview?: boolean;
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PercentCorrectionInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PercentCorrection"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    toggleHighlightSchedule: {
        parameters: {
            query: {
                /**
                 * @description Order.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Schedule"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    updateScheduleNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleNoteInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Schedule"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listSchedulesByCustomer: {
        parameters: {
            query?: {
                /**
                 * @description Code, name or phone of customers.
                 * @example 0912345678
                 */
                CustomerSearch?: string;
                /**
                 * @description First day of the appointment, ISO date.
                 * @example 2026-08-01
                 */
                FromDate?: components["schemas"]["IsoDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Just this customer.
                 * @example 8
                 */
                CustomerID?: components["schemas"]["RecordId"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCancelledOrders: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffID?: components["parameters"]["StaffID"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listWarningSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffID?: components["parameters"]["StaffID"];
                /**
                 * @description Flags of one order.
                 * @example 120
                 */
                ScheduleID?: components["schemas"]["RecordId"];
                /**
                 * @description One kind of flag.
                 * @example C02
                 */
                WarningCode?: components["schemas"]["OrderWarningCode"];
                /**
                 * @description true: only flags that were set aside.
                 * @example true
                 */
                Dismissed?: boolean;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["OrderWarning"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listWarningErrorSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffID?: components["parameters"]["StaffID"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addScheduleComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Comment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listScheduleComments: {
        parameters: {
            query: {
                /**
                 * @description Order.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Comment"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getScheduleHistory: {
        parameters: {
            query: {
                /**
                 * @description Order.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["ScheduleHistory"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addPaymentSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyLineInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelPaymentSchedule: {
        parameters: {
            query: {
                /**
                 * @description Line to cancel.
                 * @example 51
                 */
                paymentID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addCustomerTopUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyLineInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelCustomerTopUp: {
        parameters: {
            query: {
                /**
                 * @description Line to cancel.
                 * @example 51
                 */
                paymentID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    sendMoneyCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyLineInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelSendMoneyCustomer: {
        parameters: {
            query: {
                /**
                 * @description Line to cancel.
                 * @example 51
                 */
                paymentID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addPaymentScheduleWaiting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingLineInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    addSendMoneyWaiting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingLineInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["MoneyLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listSwipes: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Swipes on one POS.
                 * @example 4
                 */
                PosID?: components["schemas"]["RecordId"];
                /**
                 * @description One lot.
                 * @example 000123
                 */
                LotNo?: string;
                /**
                 * @description true only successful swipes with a confirmed slip, false only those without (C03).
                 * @example false
                 */
                HasBill?: boolean;
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["LogWithdrawal"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["WithdrawalTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogWithdrawalInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LogWithdrawal"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listWithdrawals: {
        parameters: {
            query: {
                /**
                 * @description Order.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["LogWithdrawal"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["WithdrawalTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description Order the swipe belongs to.
                 * @example 120
                 */
                ScheduleID: components["schemas"]["RecordId"];
                /**
                 * @description Swipe to cancel.
                 * @example 61
                 */
                LogWithdrawalId: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LogWithdrawal"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addPartnerReciprocal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReciprocalInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPartnerReciprocals: {
        parameters: {
            query?: {
                /**
                 * @description Documents of one partner.
                 * @example 1
                 */
                PartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Documents that touch one order.
                 * @example 120
                 */
                ScheduleID?: components["schemas"]["RecordId"];
                /**
                 * @description 5 payments, 6 offsets.
                 * @example 5
                 */
                Kind?: components["schemas"]["ReciprocalKind"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["DebtDocument"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ReciprocalTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyReport: {
        parameters: {
            query?: {
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CompanyReportRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CompanyReportTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listWarningErrorSchedulesCompany: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                ForDate?: components["parameters"]["ForDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                ToDate?: components["parameters"]["ForDateEnd"];
                /**
                 * @description Member of staff in charge.
                 * @example 3
                 */
                StaffID?: components["parameters"]["StaffID"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Schedule"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ScheduleTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDetailDebt: {
        parameters: {
            query?: {
                /**
                 * @description One customer.
                 * @example 8
                 */
                customerID?: components["schemas"]["RecordId"];
                /**
                 * @description One POS.
                 * @example 4
                 */
                posID?: components["schemas"]["RecordId"];
                /**
                 * @description One collaborator.
                 * @example 2
                 */
                affID?: components["schemas"]["RecordId"];
                /**
                 * @description One partner.
                 * @example 1
                 */
                partnerID?: components["schemas"]["RecordId"];
                /**
                 * @description Kind of the parties listed when none is named; customers when absent.
                 * @example 2
                 */
                PartyType?: components["schemas"]["DebtType"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Only parties whose closing is not zero.
                 * @example true
                 */
                OnlyDebt?: boolean;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDetail"];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["DebtTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    adjustDebt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustDebtInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    payDebtCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayDebtInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    payPartnerSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPartnerInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelPayDebt: {
        parameters: {
            query: {
                /**
                 * @description Payment or adjustment to cancel.
                 * @example 9
                 */
                DebtID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPosDebts: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosDebt"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PosDebtListTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCompanyCashBacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosCashBack"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addCashBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashBackInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CashBack"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    payCashBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCashBackInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CashBackPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelCashBackPayment: {
        parameters: {
            query: {
                /**
                 * @description Payment to cancel.
                 * @example 7
                 */
                paymentID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CashBackPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCashBackPayments: {
        parameters: {
            query: {
                /**
                 * @description Parent POS.
                 * @example 3
                 */
                posParentID: components["schemas"]["RecordId"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CashBackPayment"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CashBackPaymentTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    createNumberLot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberLotInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["NumberLot"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listNumberLots: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description One lot, cancelled or not.
                 * @example 31
                 */
                numberLoID?: components["schemas"]["RecordId"];
                /**
                 * @description Lots of one POS.
                 * @example 4
                 */
                PosID?: components["schemas"]["RecordId"];
                /**
                 * @description Lots of one parent POS and its children.
                 * @example 3
                 */
                posParentID?: components["schemas"]["RecordId"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Only lots whose money is late.
                 * @example true
                 */
                IsOverdue?: boolean;
                /**
                 * @description Only lots with something left.
                 * @example true
                 */
                IsOpen?: boolean;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["NumberLot"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["NumberLotTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addLotBills: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotBillsInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LotBills"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listLotBills: {
        parameters: {
            query: {
                /**
                 * @description Lot.
                 * @example 31
                 */
                numberLoID: components["schemas"]["RecordId"];
                /**
                 * @description true lists the swipes that could be put in instead.
                 * @example true
                 */
                IsFree?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["LogWithdrawal"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["WithdrawalTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    payNumberLot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayNumberLotInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LotPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listLotPayments: {
        parameters: {
            query: {
                /**
                 * @description Lot.
                 * @example 31
                 */
                numberLoID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["LotPayment"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["LotPaymentTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelLotPayment: {
        parameters: {
            query: {
                /**
                 * @description Payment to cancel.
                 * @example 12
                 */
                payNumberLoID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["LotPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    updateNumberLot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberLotUpdate"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["NumberLot"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteNumberLot: {
        parameters: {
            query: {
                /**
                 * @description Lot.
                 * @example 31
                 */
                numberLoID: components["schemas"]["RecordId"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listDebtByCard: {
        parameters: {
            query: {
                /**
                 * @description Whose cards.
                 * @example 8
                 */
                customerID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["DebtByCard"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    payDebtCustomerWithCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayDebtCardInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listVoucherTypes: {
        parameters: {
            query?: {
                /**
                 * @description Words of the name to find, without tone marks too.
                 * @example dien
                 */
                name?: string;
                /**
                 * @description Kind; both when absent.
                 * @example 2
                 */
                type?: components["schemas"]["VoucherKind"];
                /**
                 * @description Code of the status; empty or -1 is all.
                 * @example 1
                 */
                status?: number;
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["VoucherType"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveVoucherType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherTypeInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["VoucherType"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listVoucherTypesByType: {
        parameters: {
            query: {
                /**
                 * @description Kind.
                 * @example 2
                 */
                type: components["schemas"]["VoucherKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["VoucherTypePick"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Voucher"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    addExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Voucher"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    cancelVoucher: {
        parameters: {
            query: {
                /**
                 * @description Booked voucher to cancel.
                 * @example 31
                 */
                paymentID: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Voucher"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getVoucher: {
        parameters: {
            query: {
                /**
                 * @description Voucher.
                 * @example 31
                 */
                paymentID: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["VoucherDetail"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Kind; both when absent.
                 * @example 2
                 */
                type?: components["schemas"]["VoucherKind"];
                /**
                 * @description One category.
                 * @example 7
                 */
                ConfigID?: components["schemas"]["RecordId"];
                /**
                 * @description Funds of one kind.
                 * @example 1
                 */
                accountType?: components["schemas"]["FundType"];
                /**
                 * @description One bank account.
                 * @example 3
                 */
                accountID?: components["schemas"]["RecordId"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Voucher"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["VoucherTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPushMoney: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description One kind.
                 * @example 1
                 */
                Kind?: components["schemas"]["PushKind"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PushMoney"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PushMoneyTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listBadExpenses: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description One kind.
                 * @example 1
                 */
                Kind?: components["schemas"]["BadExpenseKind"];
                /**
                 * @description One loss, deleted or not.
                 * @example 6
                 */
                id?: components["schemas"]["RecordId"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["BadExpense"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["BadExpenseTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteBadExpense: {
        parameters: {
            query: {
                /**
                 * @description Loss to delete.
                 * @example 6
                 */
                id: components["schemas"]["RecordId"];
                /**
                 * @description Why it is cancelled, at least 5 characters; kept with the document. Without one the document says so.
                 * @example Khách trả lại tiền mặt
                 */
                Reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["BadExpense"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addBadExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadExpenseInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["BadExpense"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    pushStartMoney: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushMoneyInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StartMoneyResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listStartMoney: {
        parameters: {
            query?: {
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StartMoneyList"];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["StartMoneyTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDebtSummary: {
        parameters: {
            query?: {
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["DebtSummary"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["DebtSums"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    saveOpeningBalances: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["OpeningImport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listOpeningBalances: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description One kind; all when absent.
                 * @example 2
                 */
                PartyType?: components["schemas"]["OpeningKind"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["OpeningBalance"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["OpeningBalanceTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    runDebt: {
        parameters: {
            query?: {
                /**
                 * @description Shop; all in view when absent.
                 * @example 1
                 */
                shopID?: components["schemas"]["ShopKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RebuildResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listDebtComparisons: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Parties of one kind; all when absent.
                 * @example 2
                 */
                PartyType?: components["schemas"]["DebtType"];
                /**
                 * @description One party of that kind, by its number; all when absent.
                 * @example 8
                 */
                PartyID?: components["schemas"]["RecordId"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["DebtComparison"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["DebtComparisonTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    reloadDebts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RebuildResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    reloadPosDebts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RebuildResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    reloadBankCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RebuildResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    adjustScheduleDebt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleAdjustInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DebtDocument"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["Approval"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ApprovalTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    reloadMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RebuildResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCashBook: {
        parameters: {
            query?: {
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description Only cash or only bank accounts.
                 * @example 2
                 */
                accountType?: components["schemas"]["FundType"];
                /**
                 * @description One bank account (BankCardID).
                 * @example 3
                 */
                accountID?: components["schemas"]["RecordId"];
                /**
                 * @description Instead of the funds: one ledger account, all of a kind, or the vouchers of a category; all is the general journal, every entry on each of its accounts, In its debits and Out its credits, for those who may see profits.
                 * @example customer/8
                 */
                Account?: components["schemas"]["LedgerAccount"];
                /**
                 * @description Only the entries behind this column of a report; In less Out adds up to the figure. Funds are then left out of the answer.
                 * @example Revenue
                 */
                Figure?: components["schemas"]["Figure"];
                /**
                 * @description With Figure, only the share of one row of the report by staff, POS, card type, order or service; the row is named beside it, without a number it is the row of what belongs to none.
                 * @example staff
                 */
                GroupBy?: components["schemas"]["RowKind"];
                /**
                 * @description With Figure, the report whose column it is, where several reports have one of that name.
                 * @example debtSummary
                 */
                Report?: components["schemas"]["ReportName"];
                /**
                 * @description Only what was posted for one order.
                 * @example 120
                 */
                ScheduleID?: components["schemas"]["RecordId"];
                /**
                 * @description The row of one service.
                 * @example 1
                 */
                ServiceType?: components["schemas"]["ServiceType"];
                /**
                 * @description One entry.
                 * @example 902
                 */
                EntryID?: components["schemas"]["RecordId"];
                /**
                 * @description The row of one member of staff.
                 * @example 3
                 */
                StaffID?: components["schemas"]["RecordId"];
                /**
                 * @description The row of one POS.
                 * @example 2
                 */
                PosID?: components["schemas"]["RecordId"];
                /**
                 * @description The row of one terminal of a partner.
                 * @example 1
                 */
                PosPartnerID?: components["schemas"]["RecordId"];
                /**
                 * @description The row of one card type.
                 * @example 1
                 */
                TypeCard?: components["schemas"]["TypeCard"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CashBook"];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CashBookTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getInterestReport: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["InterestRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["ResultFigures"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDebtSummaryReport: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["DebtSummaryRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["DebtSummaryTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getAllShopReport: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["AllShopRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["AllShopTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDailyReport: {
        parameters: {
            query: {
                /**
                 * @description The day, ISO date.
                 * @example 2026-11-20
                 */
                date: components["schemas"]["IsoDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["DailyReport"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCustomerPayments: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One customer.
                 * @example 8
                 */
                customerID?: components["schemas"]["RecordId"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CustomerPaymentRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CustomerPaymentTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCustomerCollection: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CustomerCollectionRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CustomerCollectionTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getStaffReport: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["StaffReportRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["StaffReportTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listNewCustomers: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["NewCustomerRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["NewCustomerTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getPosRevenue: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description What the rows are; POS when absent.
                 * @example typeCard
                 */
                GroupBy?: "pos" | "typeCard";
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosRevenueRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PosRevenueTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrderReport: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["OrderReportRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["TradeFigures"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listCustomerMoneyBack: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["MoneyBackRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["MoneyBackTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getRevenueByDay: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["RevenueByDay"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    payDebtFromPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayStatementInput"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StatementPdf"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    changePdfLineStatus: {
        parameters: {
            query: {
                /**
                 * @description Row to change.
                 * @example 88
                 */
                LineID: components["schemas"]["RecordId"];
                /**
                 * @description Where it is to go.
                 * @example 2
                 */
                Status: 0 | 1 | 2 | 3;
                /**
                 * @description Swipe chosen by hand; needed for 2.
                 * @example 61
                 */
                LogWithdrawalID?: components["schemas"]["RecordId"];
                /**
                 * @description Why a payment is cancelled, at least 5 characters.
                 * @example Ngân hàng thu hồi
                 */
                Reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["PdfLine"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    uploadStatementPdf: {
        parameters: {
            query: {
                /**
                 * @description Terminal the statement is of; those below it count too.
                 * @example 4
                 */
                posid: components["schemas"]["RecordId"];
                /**
                 * @description Bank that wrote it.
                 * @example 1
                 */
                bankID?: components["schemas"]["RecordId"];
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
            };
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StatementForm"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StatementPdf"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPdfBills: {
        parameters: {
            query?: {
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One row.
                 * @example 88
                 */
                LineID?: components["schemas"]["RecordId"];
                /**
                 * @description Rows of one statement.
                 * @example 3
                 */
                FileID?: components["schemas"]["RecordId"];
                /**
                 * @description Statements of one terminal.
                 * @example 4
                 */
                posID?: components["schemas"]["RecordId"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Code of the row’s status; empty or -1 is all.
                 * @example 1
                 */
                Status?: components["parameters"]["Status"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PdfLine"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PdfLineTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is carried out once and answered alike; with another body it is refused.
                 * @example 5f0c2d1e-8a1b-4f57-9f0e-2f3b7c1d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["StoredFile"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyRevenue: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["RevenueRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["RevenueTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyPosDebt: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description One POS.
                 * @example 4
                 */
                posID?: components["schemas"]["RecordId"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PosDebtRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PosDebtTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyCustomerDebt: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CustomerDebtRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CustomerDebtTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyPartnerDebt: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["PartnerDebtRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["PartnerDebtTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyAffDebt: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["AffDebtRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["AffDebtTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyCollectExpense: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CollectExpenseRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CollectExpenseTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyCashFlow: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["CashFlowRow"][];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CashFlowTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyBusinessResult: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["BusinessResultLine"][];
                        Totals: components["schemas"]["ResultTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getCompanyCashBook: {
        parameters: {
            query: {
                /**
                 * @description First day, ISO date.
                 * @example 2026-11-01
                 */
                fromDate: components["parameters"]["fromDay"];
                /**
                 * @description Last day, ISO date.
                 * @example 2026-11-30
                 */
                toDate: components["parameters"]["toDay"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                searchShopID?: components["parameters"]["searchShopID"];
                /**
                 * @description Only cash or only bank accounts.
                 * @example 2
                 */
                accountType?: components["schemas"]["FundType"];
                /**
                 * @description One bank account (BankCardID).
                 * @example 3
                 */
                accountID?: components["schemas"]["RecordId"];
                /**
                 * @description Instead of the funds the general journal: every entry on each of its accounts, In its debits and Out its credits, for those who may see profits.
                 * @example all
                 */
                Account?: components["schemas"]["WholeBooks"];
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["CashBook"];
                        Total: components["schemas"]["Total"];
                        Totals: components["schemas"]["CashBookTotals"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    addLogAction: {
        parameters: {
            query: {
                /**
                 * @description Screen the write was made on.
                 * @example 21
                 */
                MenuID: components["schemas"]["MenuID"];
                /**
                 * @description What was done; never a card number.
                 * @example Thêm lượt quẹt cho HD000120
                 */
                Note: string;
                /**
                 * @description What kind of write it was.
                 * @example 2
                 */
                ActionID: components["schemas"]["ActionID"];
                /**
                 * @description Record concerned.
                 * @example 120
                 */
                RefID?: components["schemas"]["RecordId"];
                /**
                 * @description Write that the line tells of; with it the line belongs to the one that the server wrote of that write, and the history shows them as one.
                 * @example addWithdrawal
                 */
                Call?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        Data: components["schemas"]["Touched"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    listLogActions: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, without tone marks too; marks that are typed filter, unless no row has them; empty finds all.
                 * @example hoa 0912
                 */
                GeneralSearch?: components["parameters"]["GeneralSearch"];
                /**
                 * @description Writes made on one screen.
                 * @example 21
                 */
                MenuID?: components["schemas"]["MenuID"];
                /**
                 * @description One kind of write.
                 * @example 4
                 */
                ActionID?: components["schemas"]["ActionID"];
                /**
                 * @description Who did it.
                 * @example 3
                 */
                StaffID?: components["schemas"]["RecordId"];
                /**
                 * @description Record concerned.
                 * @example 120
                 */
                RefID?: components["schemas"]["RecordId"];
                /**
                 * @description true: only what was refused for a missing right.
                 * @example true
                 */
                Denied?: boolean;
                /**
                 * @description First day, ISO date; open when absent.
                 * @example 2026-11-01
                 */
                fromDate?: components["parameters"]["fromDate"];
                /**
                 * @description Last day, ISO date; open when absent.
                 * @example 2026-11-30
                 */
                toDate?: components["parameters"]["toDate"];
                /**
                 * @description One shop; only the company view may name another than its own.
                 * @example 1
                 */
                SearchShopID?: components["parameters"]["ShopSearch"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
                /**
                 * @description Rows of a page; 20 when absent.
                 * @example 20
                 */
                PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Field of the row; an unknown field is refused.
                 * @example CreatedDate
                 */
                SortBy?: components["parameters"]["SortBy"];
                /**
                 * @description desc when absent.
                 * @example desc
                 */
                SortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carried out, or refused by a rule of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description What was asked for. */
                        Data: components["schemas"]["LogAction"][];
                        Total: components["schemas"]["Total"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BrokenContract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
}
